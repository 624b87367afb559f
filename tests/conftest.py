"""Settings for the whole suite."""

from hypothesis import settings

# The first example may have to compile or load machine code: time per example says nothing here.
settings.register_profile("house", deadline=None)
settings.load_profile("house")
