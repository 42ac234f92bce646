"""What dev.py does: standard library only, since it runs before anything is installed."""
