"""The least that PySide6 can show, a window with a word: what our packages' size is measured against."""

import sys

from PySide6.QtWidgets import QApplication, QLabel

app = QApplication(sys.argv)
label = QLabel("bare")
label.show()
sys.exit(app.exec())
