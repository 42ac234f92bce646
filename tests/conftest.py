"""What every test shares."""

from __future__ import annotations

import os

from hypothesis import settings

# Tests expect English sentences unless they ask for others, wherever they run.
os.environ["LASTCARD_LANGUAGE"] = "en"

# No deadline: a machine that is busy with other things is no failure. In CI the same examples every time, so that a
# failure there is one that anybody can see again.
settings.register_profile("lastcard", deadline=None, print_blob=True)
settings.register_profile("ci", settings.get_profile("lastcard"), derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") else "lastcard")
