"""What a frozen build starts."""

import sys

from desktop.__main__ import main

sys.exit(main())
