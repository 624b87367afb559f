"""Which rule tells more about what lies on the table: pages link it where they explain a thing, and know no number."""

from collections.abc import Mapping

TIPS: Mapping[str, str] = {
    "monster": "W-12.17.1",
    "supply": "W-1.3",
    "cost": "W-2.9",
    "vp": "W-6.1",
    "start": "W-3.5",
    "claims": "W-12.16.1",
    "markers": "W-15.2",
    "pacts": "W-17.5",
    "fulfilled": "W-17.7",
    "element-hidden": "W-8.6",
    "tower-elemental": "W-9.3",
    "tower-resource": "W-9.4",
    "aside": "W-4.6",
    "level": "W-12.1.1",
    "slot": "W-12.3.1",
    "round": "W-20.1",
    "pile-pact": "W-17.2",
    "pile-omen": "W-12.9.1",
    "pile-revenge": "W-12.10.1",
    "pile-round": "W-20.1",
    "pile-secret": "W-21.1",
    "tracker": "W-14.1",
    "tracker-omen": "W-14.4",
    "tracker-pay": "W-14.5",
    "tracker-none": "W-14.3",
}
