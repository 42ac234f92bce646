### The web client.
