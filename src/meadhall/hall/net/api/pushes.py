"""Web Push: a browser asks to be told of turns, or no longer."""

from meadhall.hall.net.api.endpoint import Call, Endpoint, Nothing
from meadhall.hall.problems import Refused
from meadhall.hall.protocol.pushes import PushKey, Subscription, Unsubscribe


async def get_key(call: Call) -> PushKey:
    return PushKey(key=call.hall.push.key)


async def subscribe(call: Call) -> Nothing:
    wish: Subscription = call.body
    push = call.hall.push
    if push.key is None:
        raise Refused("wrong-state", state="push-off")
    push.check(wish)
    await push.store.keep(
        wish.endpoint,
        wish.keys.p256dh,
        wish.keys.auth,
        call.person.id,
        call.token,
        call.hall.time.now(),
    )
    return Nothing()


async def unsubscribe(call: Call) -> Nothing:
    wish: Unsubscribe = call.body
    await call.hall.push.store.remove(wish.endpoint, call.person.id)
    return Nothing()


ENDPOINTS = [
    Endpoint(
        method="GET", path="/api/push", handler=get_key, answer=PushKey, signed_in=False,
        summary="The key for Web Push, if the host sends any",
    ),
    Endpoint(
        method="POST", path="/api/push", handler=subscribe, body=Subscription, answer=Nothing,
        limit="me", summary="Tell this browser of turns", refusals=("wrong-state",),
    ),
    Endpoint(
        method="DELETE", path="/api/push", handler=unsubscribe, body=Unsubscribe, answer=Nothing,
        limit="me", summary="No longer",
    ),
]  # fmt: skip
