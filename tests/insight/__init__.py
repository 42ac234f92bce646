"""What moves were worth."""
