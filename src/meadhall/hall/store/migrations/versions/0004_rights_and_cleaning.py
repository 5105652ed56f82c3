"""Reports, the last use of a session, vacations of a year, and keys of lookalike names"""

import sqlalchemy as sa
from alembic import op

from meadhall.hall import names

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

people = sa.table(
    "people", sa.column("id"), sa.column("name"), sa.column("name_key"), sa.column("created")
)


def upgrade() -> None:
    op.add_column("people", sa.Column("vacations", sa.Text(), server_default="[]", nullable=False))
    op.add_column(
        "sessions", sa.Column("seen", sa.BigInteger(), server_default="0", nullable=False)
    )
    op.execute("UPDATE sessions SET seen = created")
    op.create_index(op.f("ix_people_name"), "people", ["name"])
    op.create_index(op.f("ix_chat_person"), "chat", ["person"])
    counter = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "reports",
        sa.Column("id", counter, autoincrement=True, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("by", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("reason", sa.String(length=16), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("chat", sa.Text(), nullable=False),
        sa.Column("done", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    _new_keys()


def _new_keys() -> None:
    """Of accounts whose names look alike the oldest keeps the name; the others keep their accounts
    and log in with the name as it is written."""
    connection = op.get_bind()
    accounts = connection.execute(
        sa.select(people.c.id, people.c.name)
        .where(people.c.name_key.is_not(None))
        .order_by(people.c.created, people.c.id)
    ).all()
    keys: dict[str, str] = {}  # by person
    taken: set[str] = set()
    for person, name in accounts:
        key = names.key(name)
        keys[person] = names.alone(person) if key in taken else key
        taken.add(key)
    for change in ({person: names.alone(person) for person in keys}, keys):  # no clash on the way
        for person, key in change.items():
            connection.execute(people.update().where(people.c.id == person).values(name_key=key))


def downgrade() -> None:
    op.drop_table("reports")
    op.drop_index(op.f("ix_chat_person"), "chat")
    op.drop_index(op.f("ix_people_name"), "people")
    op.drop_column("sessions", "seen")
    op.drop_column("people", "vacations")
