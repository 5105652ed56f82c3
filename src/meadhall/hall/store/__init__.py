"""What the hall remembers: SQLAlchemy over SQLite or PostgreSQL, with Alembic migrations."""
