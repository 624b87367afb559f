"""How the search is set for Xibalba; docs/bots.md tells what was compared."""

KNOBS = {"exploration": 0.5, "temperature": 0.5, "horizon": 15.0, "margin_unit": 4.0}
