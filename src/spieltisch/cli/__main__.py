"""`python -m spieltisch.cli`, for a package that is not installed."""

from . import main

main()
