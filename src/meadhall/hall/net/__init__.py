"""The network: HTTP, web sockets and the client's files."""
