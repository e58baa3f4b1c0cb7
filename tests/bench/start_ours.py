"""Starts the program with a window as a player does, says on standard output when it is usable, and ends."""

from PySide6.QtCore import QEvent, QObject, QTimer

from desktop.app import make_application, make_window, open_first


class Painted(QObject):
    """Waits for the first paint of the map; when nothing is left to do after it, the window is usable."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self.usable)
        return False

    def usable(self) -> None:
        print("usable", flush=True)
        app.quit()


app = make_application()
window = make_window("en")
window.show()
open_first(window, None)
painted = Painted()
window.stage.map().viewport().installEventFilter(painted)
app.exec()
window.close()
