"""Triggers and conditions."""
