"""The storage by itself."""

import sqlalchemy as sa

from meadhall.hall.problems import Refused
from meadhall.hall.settings import Settings
from meadhall.hall.store.database import Database
from tests.hall.support import asynchronous


@asynchronous
async def test_an_error_does_not_tell_what_was_to_be_stored(database: str) -> None:
    """It goes to the log, and what is stored holds what seats may not know."""
    store = Database(Settings(database=database).database_url())
    wrong = sa.text("INSERT INTO nowhere VALUES (:state)")
    try:
        await store.write(lambda connection: connection.execute(wrong, {"state": "hidden"}))
    except Refused as refused:
        assert "nowhere" in str(refused.__cause__)
        assert "hidden'" not in str(refused.__cause__)
        assert "parameters hidden" in str(refused.__cause__)
    else:
        raise AssertionError("there is no such table")
    finally:
        await store.close()
