"""Around the tables: opening, sitting down, the list of tables, replays, fair chance."""
