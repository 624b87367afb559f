"""QR codes: a picture of a text. The same one is asked for again and again, so those asked for last are kept."""

import io

from .refusals import Refusal
from .thinking import Latest

MOST_KEPT = 512  # pictures, of a few kilobytes each

pictures: Latest[str, bytes] = Latest(MOST_KEPT)


def drawn(text: str) -> bytes:
    """A text as a QR code, in SVG."""
    import segno

    out = io.BytesIO()
    try:
        segno.make(text, micro=False).save(out, kind="svg", xmldecl=False, scale=8, border=2)
    except ValueError:
        raise Refusal(400, "bad-text") from None
    return out.getvalue()
