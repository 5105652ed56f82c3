"""A snapshot is part of the journal entry after which it was taken"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("journal", sa.Column("state", sa.Text(), nullable=True))
    op.execute("""INSERT INTO journal ("table", number, kind, at, state)
        SELECT s."table", 0, 'start', coalesce(t.started, t.created), s.state
        FROM snapshots AS s JOIN tables AS t ON t.id = s."table" WHERE s.number = 0""")
    op.execute("""UPDATE journal SET state = (SELECT s.state FROM snapshots AS s
        WHERE s."table" = journal."table" AND s.number = journal.number) WHERE number > 0""")
    op.drop_table("snapshots")


def downgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("pk_snapshots")),
    )
    op.execute("""INSERT INTO snapshots ("table", number, state)
        SELECT "table", number, state FROM journal WHERE state IS NOT NULL""")
    op.execute("DELETE FROM journal WHERE kind = 'start'")
    op.drop_column("journal", "state")
