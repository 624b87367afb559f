"""Settings for the whole suite."""

import os

from hypothesis import settings

# All tests come from one address, and much faster than people do: who wants too much is for tests about that.
os.environ.setdefault("SPIELTISCH_LIMITS", "1000")

# The first example may have to compile or load machine code: time per example says nothing here.
settings.register_profile("house", deadline=None)
settings.load_profile("house")
