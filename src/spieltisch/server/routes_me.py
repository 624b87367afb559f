"""What is known of me: to take along, and to be forgotten."""

from typing import Any

from litestar import Response, delete, get

from .kit import Ask, asker_of, kit_of
from .people import data_of, forget


@get("/api/me/data")
async def my_data(request: Ask) -> dict[str, Any]:
    """Everything that is kept about me."""
    house, visitor = kit_of(request).house, asker_of(request).visitor
    assert visitor is not None
    return await house.lanes.costly.run(data_of, house.storage, visitor)


@delete("/api/me", status_code=204)
async def forget_me(request: Ask) -> Response[None]:
    """Forget me for good: my name and what I said go, a bot plays on for me, and tables of mine alone are deleted."""
    kit, asker = kit_of(request), asker_of(request)
    assert asker.visitor is not None
    changed = await kit.house.write(forget, kit.house.storage, asker.visitor, asker.lang)
    for table in changed:
        await kit.house.changed_behind(table)
    return Response(None, status_code=204, cookies=kit.visitors.forget(request))
