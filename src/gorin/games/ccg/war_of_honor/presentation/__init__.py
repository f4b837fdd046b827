"""What players of War of Honor are shown besides: the map, the Paths, missions, and why not."""
