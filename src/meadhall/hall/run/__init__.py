"""Running the hall: settings, command line, server, operator, logs and metrics."""
