"""Names of people: what is allowed, and which two look the same."""

import secrets
import unicodedata

from meadhall.hall.problems import Refused

SHORTEST, LONGEST = 2, 24
PASSWORD_SHORTEST, PASSWORD_LONGEST = 8, 128
ALLOWED_SIGNS = set(" -'._")
RESERVED = {"admin", "administrator", "meadhall", "moderator", "system", "hall", "bot", "root"}
LOOKALIKES = str.maketrans({
    "0": "o", "1": "l", "i": "l", "|": "l", "5": "s", "3": "e", "4": "a", "7": "t", "8": "b",
    "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "p", "æ": "a", "œ": "o", "ı": "l",
})  # fmt: skip
FIRST_NAMES = [
    "Astrid",
    "Runa",
    "Sif",
    "Freya",
    "Ingrid",
    "Saga",
    "Thora",
    "Ylva",
    "Hilda",
    "Gudrun",
    "Solveig",
    "Tove",
    "Liv",
    "Embla",
    "Signe",
    "Alva",
    "Bjorn",
    "Torben",
    "Leif",
    "Ivar",
    "Ragnar",
    "Sven",
    "Odd",
    "Erik",
    "Harald",
    "Knut",
    "Olav",
    "Sten",
    "Ulf",
    "Gorm",
    "Frode",
    "Halvar",
]
TURNING = set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")  # bidi controls
COMMON_PASSWORDS = {
    "password", "12345678", "123456789", "1234567890", "qwertyui", "qwertyuiop", "11111111",
    "password1", "passw0rd", "iloveyou", "sunshine", "princess", "football", "baseball",
    "00000000", "abcdefgh", "abcd1234", "letmein1", "trustno1", "meadhall",
}  # fmt: skip


def clean(name: str) -> str:
    """The name as it is kept, or Refused with what is wrong with it."""
    tidy = " ".join(unicodedata.normalize("NFKC", name).split())
    if len(tidy) < SHORTEST:
        raise Refused("name-bad", problem="short", least=SHORTEST)
    if len(tidy) > LONGEST:
        raise Refused("name-bad", problem="long", most=LONGEST)
    if not all(char in ALLOWED_SIGNS or _is_letter_or_digit(char) for char in tidy):
        raise Refused("name-bad", problem="characters", allowed="letters, digits, space - ' . _")
    if not any(char.isalpha() for char in tidy):
        raise Refused("name-bad", problem="characters", allowed="at least one letter")
    if len({_script(char) for char in tidy if char.isalpha()}) > 1:
        raise Refused("name-bad", problem="confusable", allowed="letters of one script")
    if key(tidy) in {key(word) for word in RESERVED}:
        raise Refused("name-bad", problem="reserved")
    return tidy


def key(name: str) -> str:
    """Names with the same key could be taken for each other."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join(char for char in plain if char.isalnum())
    return letters.translate(LOOKALIKES).replace("rn", "m").replace("vv", "w")


def said(text: str) -> str:
    """A line of chat as it is kept: no line breaks, no control characters, and none that would
    turn the direction of what follows it."""
    return " ".join("".join(" " if _unsayable(char) else char for char in text).split())


def any_name() -> str:
    """A name for a guest who gave none."""
    return f"{secrets.choice(FIRST_NAMES)} {secrets.randbelow(900) + 100}"


def check_password(password: str, name: str) -> None:
    if len(password) < PASSWORD_SHORTEST:
        raise Refused("password-bad", problem="short", least=PASSWORD_SHORTEST)
    if len(password) > PASSWORD_LONGEST:
        raise Refused("password-bad", problem="long", most=PASSWORD_LONGEST)
    if password.casefold() in COMMON_PASSWORDS or password.casefold() == name.casefold():
        raise Refused("password-bad", problem="common")


def _is_letter_or_digit(char: str) -> bool:
    return unicodedata.category(char) in {"Lu", "Ll", "Lt", "Lm", "Lo", "Nd", "Mn", "Mc"}


def _unsayable(char: str) -> bool:
    return unicodedata.category(char) in {"Cc", "Cs"} or char in TURNING


def _script(char: str) -> str:
    """The script as Unicode names it: LATIN, CYRILLIC, GREEK, ..."""
    script = unicodedata.name(char, "?").split()[0]
    return "CJK" if script in {"HIRAGANA", "KATAKANA", "HANGUL", "CJK"} else script
