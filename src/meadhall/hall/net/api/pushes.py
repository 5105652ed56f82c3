"""Web Push: a browser asks to be told of turns, or no longer."""

from dataclasses import dataclass

from meadhall.hall.fleet.push import Push
from meadhall.hall.net.api.endpoint import Call, Endpoint, Nothing
from meadhall.hall.problems import Refused
from meadhall.hall.protocol.pushes import PushKey, Subscription, Unsubscribe
from meadhall.hall.run.clock import HallClock


@dataclass(eq=False)
class PushApi:
    push: Push
    time: HallClock

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint(
                "GET /api/push", self.get_key, answer=PushKey, signed_in=False,
                summary="The key for Web Push, if the host sends any",
            ),
            Endpoint(
                "POST /api/push", self.subscribe, body=Subscription, answer=Nothing,
                limit="me", summary="Tell this browser of turns", refusals=("wrong-state",),
            ),
            Endpoint(
                "DELETE /api/push", self.unsubscribe, body=Unsubscribe, answer=Nothing,
                limit="me", summary="No longer",
            ),
        ]  # fmt: skip

    async def get_key(self, call: Call) -> PushKey:
        return PushKey(key=self.push.key)

    async def subscribe(self, call: Call) -> Nothing:
        wish: Subscription = call.body
        if self.push.key is None:
            raise Refused("wrong-state", state="push-off")
        self.push.check(wish)
        await self.push.store.keep(
            wish.endpoint,
            wish.keys.p256dh,
            wish.keys.auth,
            call.person.id,
            call.token,
            self.time.now(),
        )
        return Nothing()

    async def unsubscribe(self, call: Call) -> Nothing:
        wish: Unsubscribe = call.body
        await self.push.store.remove(wish.endpoint, call.person.id)
        return Nothing()
