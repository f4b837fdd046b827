"""The laboratory: what can be learned by playing many games."""
