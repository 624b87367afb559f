"""What the description of the API (OpenAPI) says of every route besides its own answers: how it may be refused.

`scripts/schema-check` compares it with what the server does.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from litestar import Request
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Struct

from . import messages as m

REFUSALS = {
    400: "It cannot be understood, or cannot be meant.",
    401: "We do not know this browser.",
    403: "They may not, or the request came from a foreign page.",
    404: "There is no such thing.",
    405: "That cannot be done at this address.",
    409: "Not now: the table is not as it would have to be.",
    411: "The request does not say how long it is.",
    413: "It is too much at once.",
    421: "This server does not go by that name.",
    429: "Too much, or too often: come back after `retry` seconds.",
    503: "The server cannot do its work for the moment. Nothing has changed.",
}
KEPT = ResponseSpec(None, generate_examples=False, description="The browser has it already.")
NOTHING = ResponseSpec(None, generate_examples=False, description="It is done.")


def describe(routes: Iterable[BaseRouteHandler]) -> None:
    """Write down for every route how it may be refused."""
    for route in routes:
        if isinstance(route, HTTPRouteHandler):
            told = {status: ResponseSpec(m.Trouble, False, text) for status, text in REFUSALS.items()}
            told |= {304: KEPT} if "GET" in route.http_methods else {}
            told |= {204: NOTHING} if route.status_code == 204 else {}
            route.responses = {**told, **(route.responses or {})}


def printed(what: Any, text: str, media_type: str = "application/json") -> dict[int, ResponseSpec]:
    """What a route answers that sends bytes which were made before."""
    return {200: ResponseSpec(what, False, text, media_type)}


class Description(JsonRenderPlugin):
    """The description as plain JSON: pages that show it load from foreign hosts."""

    def render(self, request: "Request[Any, Any, Any]", openapi_schema: dict[str, Any]) -> bytes:
        """The description, which says that nothing goes into a message that has no place there."""
        schemas = openapi_schema["components"]["schemas"]
        for name in strict(Struct):
            if name in schemas:
                schemas[name]["additionalProperties"] = False
        return super().render(request, openapi_schema)


def strict(kind: type[Struct]) -> Iterator[str]:
    """The names of messages that are refused if there is anything else in them."""
    for one in kind.__subclasses__():
        if one.__struct_config__.forbid_unknown_fields and one.__module__.startswith(__package__):
            yield one.__name__
        yield from strict(one)
