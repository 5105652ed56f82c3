"""Names of people: what is allowed, and which two look the same."""

import re
import secrets
import unicodedata
from functools import lru_cache

from meadhall.hall.problems import Refused

SHORTEST, LONGEST = 2, 24
PASSWORD_SHORTEST, PASSWORD_LONGEST = 8, 128
PASSWORD_DIFFERENT = 5  # characters that are not the same
ALLOWED_SIGNS = set(" -'._")
RESERVED = {"admin", "administrator", "meadhall", "moderator", "system", "hall", "bot", "root"}
# Scripts in everyday use, as Unicode recommends them for identifiers (UAX 31, table 5). The others
# are refused: many of their letters look like Latin ones (Cherokee, Lisu, Coptic, ...).
SCRIPTS = {
    "LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "GEORGIAN", "HEBREW", "ARABIC", "ETHIOPIC", "THAANA",
    "DEVANAGARI", "BENGALI", "GURMUKHI", "GUJARATI", "ORIYA", "TAMIL", "TELUGU", "KANNADA",
    "MALAYALAM", "SINHALA", "THAI", "LAO", "TIBETAN", "MYANMAR", "KHMER", "BOPOMOFO", "CJK",
}  # fmt: skip
# A name has letters of one script, so only letters that can replace a whole name are needed here:
# those of Cyrillic, Greek and Armenian that look like Latin ones, and Latin ones like each other.
# Case is folded before; a letter stands for that one of its two forms which looks Latin.
# Where both forms do, and like different letters (Ν like N, ν like v), the capital stands below.
CAPITALS = str.maketrans({"Ν": "n", "Η": "h", "Υ": "y", "Տ": "s"})
LOOKALIKES = str.maketrans({
    "0": "o", "1": "l", "i": "l", "|": "l", "5": "s", "3": "e", "4": "a", "7": "t", "8": "b",
    "þ": "p", "ð": "d", "æ": "a", "œ": "o", "ı": "l", "ɩ": "l", "ɑ": "a", "ɡ": "g", "ʋ": "v",
    "ŋ": "n", "ĸ": "k", "ꞌ": "", "ʼ": "",
    "а": "a", "в": "b", "ь": "b", "с": "c", "ԁ": "d", "е": "e", "з": "e", "э": "e", "є": "e",
    "ғ": "f", "н": "h", "һ": "h", "і": "l", "ӏ": "l", "ј": "j", "к": "k", "м": "m", "п": "n",
    "о": "o", "р": "p", "ԛ": "q", "г": "r", "ѕ": "s", "т": "t", "ч": "a", "ѵ": "v", "ԝ": "w",
    "х": "x", "у": "y", "ү": "y",
    "α": "a", "β": "b", "ϲ": "c", "ε": "e", "η": "n", "ι": "l", "κ": "k", "μ": "u", "ν": "v",
    "ο": "o", "σ": "o", "ρ": "p", "τ": "t", "υ": "u", "ω": "w", "χ": "x", "γ": "y", "ζ": "z",
    "ϳ": "j",
    "հ": "h", "լ": "l", "ո": "n", "օ": "o", "զ": "q", "ս": "u", "յ": "j", "ց": "g",
    "ロ": "口", "ニ": "二", "カ": "力", "エ": "工", "ト": "卜", "タ": "夕", "ハ": "八", "へ": "ヘ",
})  # fmt: skip
LATIN_FORM = re.compile(
    r"LATIN (?:SMALL |CAPITAL )?LETTER (?:SMALL CAPITAL |SCRIPT |OPEN |LONG |INSULAR )*([A-Z])"
)
FIRST_NAMES = [
    "Astrid", "Runa", "Sif", "Freya", "Ingrid", "Saga", "Thora", "Ylva", "Hilda",
    "Gudrun", "Solveig", "Tove", "Liv", "Embla", "Signe", "Alva", "Bjorn", "Torben",
    "Leif", "Ivar", "Ragnar", "Sven", "Odd", "Erik", "Harald", "Knut", "Olav",
    "Sten", "Ulf", "Gorm", "Frode", "Halvar",
]  # fmt: skip
BIDI_CONTROLS = set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
# The most common ones of eight letters and more that have enough different characters.
COMMON_PASSWORDS = {
    "12345678", "123456789", "1234567890", "0123456789", "987654321", "9876543210", "87654321",
    "123qweasd", "123abcdef", "12345qwert", "147258369", "1q2w3e4r", "1q2w3e4r5t",
    "1qaz2wsx", "1qazxsw2", "zaq12wsx", "a1b2c3d4", "q1w2e3r4", "qwer1234",
    "qwertyui", "qwertyuiop", "qwerty12", "qwerty123", "qwerty1234", "qwertz123", "qwertzui",
    "azerty123", "azertyui", "asdfghjk", "asdfghjkl", "zxcvbnm1", "abcdefgh", "abcdefghi",
    "abcd1234", "abc12345", "abc123456", "aa123456", "a1234567", "a12345678", "password",
    "password1", "password12", "password123", "passw0rd", "p@ssw0rd", "p@ssword", "passwort",
    "passwort1", "motdepasse", "wachtwoord", "contraseña", "contrasena", "hasło123", "haslo123",
    "iloveyou", "iloveyou1", "iloveyou2", "sunshine", "sunshine1", "princess", "princess1",
    "football", "football1", "baseball", "basketball", "superman", "batman123", "starwars",
    "pokemon1", "pokemon123", "dragon123", "monkey123", "michelle", "jennifer", "computer",
    "internet", "welcome1", "welcome123", "letmein1", "letmein123", "trustno1", "whatever",
    "changeme", "changeme1", "changeme123", "administrator", "admin123", "admin1234", "qwerty12345",
    "charlie1", "liverpool", "chocolate", "butterfly", "lovelove1", "schatz123", "hallo123",
    "hallo1234", "bonjour1", "soleil123", "polska123", "juventus", "meadhall", "meadhall1",
}  # fmt: skip


def tidy(name: str) -> str:
    """As it is kept, if it may be."""
    return " ".join(unicodedata.normalize("NFKC", name).split())


def clean(name: str) -> str:
    """The name as it is kept, or Refused with what is wrong with it."""
    plain = tidy(name)
    if len(plain) < SHORTEST:
        raise Refused("name-bad", problem="short", least=SHORTEST)
    if len(plain) > LONGEST:
        raise Refused("name-bad", problem="long", most=LONGEST)
    scripts = {_script(char) for char in plain if char.isalpha()}
    if not all(char in ALLOWED_SIGNS or _is_letter_or_digit(char) for char in plain):
        raise Refused("name-bad", problem="characters", allowed="letters, digits, space - ' . _")
    if not any(char.isalpha() for char in plain):
        raise Refused("name-bad", problem="characters", allowed="at least one letter")
    if not scripts <= SCRIPTS:
        raise Refused("name-bad", problem="characters", allowed="letters of scripts in daily use")
    if len(scripts) > 1:
        raise Refused("name-bad", problem="confusable", allowed="letters of one script")
    if not keys(plain).isdisjoint(key(word) for word in RESERVED):
        raise Refused("name-bad", problem="reserved")
    return plain


def key(name: str) -> str:
    """Names with the same key could be taken for each other."""
    written = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name))
    plain = unicodedata.normalize("NFKD", written.translate(CAPITALS).casefold())
    letters = "".join(_base(char) for char in plain if char.isalnum())
    return letters.translate(LOOKALIKES).replace("rn", "m").replace("vv", "w")


def keys(name: str) -> frozenset[str]:
    """The keys of the name in capitals, in small letters, and as it is written."""
    return frozenset(key(form) for form in (name, name.lower(), name.upper(), name.title()))


def alone(person: str) -> str:
    """The key of an account whose name could be taken for another's; no name has such a key."""
    return f"#{person}"


@lru_cache(4096)
def _base(char: str) -> str:
    """The letter without strokes, hooks and the like; of any script's digits the ASCII one."""
    if char.isdecimal():
        return str(unicodedata.decimal(char))
    name = unicodedata.name(char, "").partition(" WITH ")[0]
    if found := LATIN_FORM.fullmatch(name):
        return found[1].lower()
    try:
        return unicodedata.lookup(name)
    except KeyError:
        return char


def chat_line(text: str) -> str:
    """A line of chat as it is kept: no line breaks, no control characters, and none that would
    turn the direction of what follows it."""
    return " ".join("".join(" " if _not_in_chat(char) else char for char in text).split())


def any_name() -> str:
    """A name for a guest who gave none."""
    return f"{secrets.choice(FIRST_NAMES)} {secrets.randbelow(900) + 100}"


def check_password(password: str, name: str) -> None:
    if len(password) < PASSWORD_SHORTEST:
        raise Refused("password-bad", problem="short", least=PASSWORD_SHORTEST)
    if len(password) > PASSWORD_LONGEST:
        raise Refused("password-bad", problem="long", most=PASSWORD_LONGEST)
    if len(set(password)) < PASSWORD_DIFFERENT:
        raise Refused("password-bad", problem="simple", least=PASSWORD_DIFFERENT)
    if password.casefold() in COMMON_PASSWORDS:
        raise Refused("password-bad", problem="common")
    if _letters(password) == _letters(name):
        raise Refused("password-bad", problem="name")


def _letters(text: str) -> str:
    return "".join(text.casefold().split())


def _is_letter_or_digit(char: str) -> bool:
    return unicodedata.category(char) in {"Lu", "Ll", "Lt", "Lm", "Lo", "Nd", "Mn", "Mc"}


def _not_in_chat(char: str) -> bool:
    return unicodedata.category(char) in {"Cc", "Cs"} or char in BIDI_CONTROLS


def _script(char: str) -> str:
    """The script as Unicode names it: LATIN, CYRILLIC, GREEK, ..."""
    script = unicodedata.name(char, "?").split()[0]
    return "CJK" if script in {"HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL"} else script
