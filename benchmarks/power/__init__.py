"""What is left when the power fails in the middle of a commit: `python -m benchmarks.power`."""
