"""What serves all tables: workers and their bus, bots, rate limits, pushes, regular cleaning."""
