"""How search and evaluation are set for Xibalba; docs/bots.md tells what was compared."""

KNOBS = {"exploration": 0.5, "temperature": 0.5, "margin_unit": 4.0, "looks": 3.0, "patience": 500.0}
FITTED_TO = "turns"
