"""The least that Qt can show: a window with one pixmap. Says on standard output when it is painted, and ends."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QWidget


class Bare(QWidget):
    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).drawPixmap(0, 0, pixmap)
        QTimer.singleShot(0, self.usable)

    def usable(self) -> None:
        print("usable", flush=True)
        app.quit()


app = QApplication([])
pixmap = QPixmap(1280, 800)
pixmap.fill(Qt.GlobalColor.lightGray)
window = Bare()
window.resize(pixmap.size())
window.show()
app.exec()
