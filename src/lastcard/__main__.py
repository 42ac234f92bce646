"""`python -m lastcard` is `lastcard`."""

import sys

from lastcard.cli import main

if __name__ == "__main__":
    sys.exit(main())
