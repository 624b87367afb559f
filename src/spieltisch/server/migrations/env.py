"""Alembic calls this to carry out changes; `migrate.py` hands it an open connection."""

from alembic import context

from spieltisch.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by copying it
    transaction_per_migration=True,
)
with context.begin_transaction():
    context.run_migrations()
