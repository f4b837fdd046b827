"""Games in files: read, kept by themselves, and looked at afterwards."""
