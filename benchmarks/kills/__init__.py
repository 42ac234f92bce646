"""What players have left when the server that they play on is killed, over and over: `python -m benchmarks.kills`."""
