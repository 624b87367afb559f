"""How the database came to look as it does (alembic)."""
