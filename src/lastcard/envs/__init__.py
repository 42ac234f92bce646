"""Environments for research, each in the manner of somebody else's library; none is imported unless asked for."""
