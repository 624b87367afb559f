"""How the search is set for Wutaki; docs/bots.md tells what was compared."""

KNOBS = {"temperature": 1.5, "horizon": 20.0, "margin_unit": 15.0}
