"""The words that CCG cards are written in. Each behaves, and each reads as English."""
