"""Golden games: long recorded journals that replay bit for bit, and a save of every format there ever was."""
