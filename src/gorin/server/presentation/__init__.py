"""What people and the server say to each other about tables: messages, views, listings, introductions."""
