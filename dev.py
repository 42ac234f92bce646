#!/usr/bin/env python3
"""The one way in, with the standard library alone: python3 dev.py play, python3 dev.py test, python3 dev.py help.

This file must stay readable to every older Python, so that they can say what is missing; the work is done in tools/.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("lastcard needs Python 3.11 or newer, and this is Python %d.%d." % sys.version_info[:2])  # noqa: UP031

from tools.commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
