"""Who sends a request: a signed cookie holds the token of a session."""

import contextlib
from collections.abc import Mapping
from http.cookies import CookieError, SimpleCookie

from itsdangerous import BadSignature, Signer

from meadhall.hall.problems import Refused
from meadhall.hall.store.people import PeopleStore, PersonRow, hash_token

COOKIE = "meadhall"
DAY = 86_400_000


class Sessions:
    def __init__(self, people: PeopleStore, secret: str, secure: bool, days: int = 365) -> None:
        self.people = people
        self.secure = secure
        self.days = days or 3650  # without a use
        self._signer = Signer(secret, salt="meadhall-session")

    def token_of(self, cookies: Mapping[str, str]) -> str | None:
        """The token, if the cookie is ours."""
        try:
            return self._signer.unsign(cookies.get(COOKIE, "")).decode()
        except (BadSignature, UnicodeDecodeError):
            return None

    async def person_of(self, cookies: Mapping[str, str]) -> tuple[PersonRow, str] | None:
        found = await self._find(cookies)
        return None if found is None else found[:2]

    async def renewed(
        self, cookies: Mapping[str, str], now: int
    ) -> tuple[PersonRow, str, str | None] | None:
        """The same, and once a day a new cookie, so that only an unused session expires."""
        found = await self._find(cookies)
        if found is None:
            return None
        person, token, seen = found
        if seen > now - DAY:
            return person, token, None
        with contextlib.suppress(Refused):  # nothing can be written now: another time, then
            await self.people.used(hash_token(token), now)
        return person, token, self.cookie(token)

    async def _find(self, cookies: Mapping[str, str]) -> tuple[PersonRow, str, int] | None:
        token = self.token_of(cookies)
        found = None if token is None else await self.people.of_session(hash_token(token))
        if token is None or found is None:
            return None
        person, seen = found
        if person.banned:
            raise Refused("banned")
        return person, token, seen

    def cookie(self, token: str) -> str:
        """The header that keeps somebody signed in."""
        signed = self._signer.sign(token).decode()
        return f"{COOKIE}={signed}; Max-Age={self.days * 86_400}; {self._flags()}"

    def no_cookie(self) -> str:
        return f"{COOKIE}=; Max-Age=0; {self._flags()}"

    def _flags(self) -> str:
        return "Path=/; HttpOnly; SameSite=Lax" + ("; Secure" if self.secure else "")


def cookies_in(header: str) -> dict[str, str]:
    """Reads the Cookie header of a socket."""
    jar: SimpleCookie = SimpleCookie()
    try:
        jar.load(header)
    except CookieError:
        return {}
    return {name: morsel.value for name, morsel in jar.items()}
