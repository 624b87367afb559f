"""How search and evaluation are set for Wutaki; docs/bots.md tells what was compared."""

KNOBS = {"temperature": 1.5, "margin_unit": 15.0, "looks": 5.0, "patience": 500.0}
FITTED_TO = "questions"
