"""Where tables are kept, so that a server that stops at any moment comes back with every one of them."""
