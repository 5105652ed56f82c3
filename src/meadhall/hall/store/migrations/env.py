"""Alembic's environment. The hall runs it over a connection that it brings along."""

from alembic import context

from meadhall.hall.store.schema import meta

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=meta,
    render_as_batch=True,
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
