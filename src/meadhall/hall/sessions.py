"""Who asks: a signed cookie that holds a session's token."""

from collections.abc import Mapping
from http.cookies import CookieError, SimpleCookie

from itsdangerous import BadSignature, Signer

from meadhall.hall.problems import Refused
from meadhall.hall.store.people import PeopleStore, PersonRow

COOKIE = "meadhall"
YEAR = 365 * 86400


class Sessions:
    def __init__(self, people: PeopleStore, secret: str, secure: bool) -> None:
        self.people = people
        self.secure = secure
        self._signer = Signer(secret, salt="meadhall-session")

    def token_of(self, cookies: Mapping[str, str]) -> str | None:
        """The token, if the cookie is ours."""
        try:
            return self._signer.unsign(cookies.get(COOKIE, "")).decode()
        except (BadSignature, UnicodeDecodeError):
            return None

    async def person_of(self, cookies: Mapping[str, str]) -> tuple[PersonRow, str] | None:
        token = self.token_of(cookies)
        if token is None:
            return None
        person = await self.people.of_token(token)
        if person is None:
            return None
        if person.banned:
            raise Refused("banned")
        return person, token

    def cookie(self, token: str) -> str:
        """The header that keeps somebody signed in."""
        signed = self._signer.sign(token).decode()
        return f"{COOKIE}={signed}; Max-Age={YEAR}; {self._flags()}"

    def no_cookie(self) -> str:
        return f"{COOKIE}=; Max-Age=0; {self._flags()}"

    def _flags(self) -> str:
        return "Path=/; HttpOnly; SameSite=Lax" + ("; Secure" if self.secure else "")


def cookies_in(header: str) -> dict[str, str]:
    """A socket's Cookie header, read."""
    jar: SimpleCookie = SimpleCookie()
    try:
        jar.load(header)
    except CookieError:
        return {}
    return {name: morsel.value for name, morsel in jar.items()}
