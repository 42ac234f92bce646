"""The web table: a server that deals to people in browsers, terminals and programs alike."""
