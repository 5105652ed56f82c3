"""Logs: one JSON object a line, or plain lines for people. No cookies, bodies or passwords, and no
ids of tables: whoever knows the id of a private table may enter."""

import hashlib
import json
import logging
import re
import sys
from datetime import UTC, datetime

_SECRETS = re.compile(r"(://[^:/@\s]*:)[^@/\s]+@")  # the password in a database's URL


_TABLES = re.compile(r"(/(?:tables?|replay|codes)/)([A-Za-z0-9_-]+)")  # in an address


def without_secrets(text: str) -> str:
    text = _SECRETS.sub(r"\1***@", text)
    return _TABLES.sub(lambda found: found[1] + alias(found[2]), text)


def alias(table: str) -> str:
    """How the log names a table: by the first digits of its id's SHA-256."""
    return f"#{hashlib.sha256(table.encode()).hexdigest()[:10]}"


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "pid": record.process,
            "text": without_secrets(record.getMessage()),
        }
        if record.exc_info:
            line["error"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


class PlainLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))


def set_up(level: str, as_json: bool) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if as_json else PlainLines("%(levelname)s %(message)s"))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("uvicorn").handlers.clear()
    logging.getLogger("uvicorn.access").disabled = True
