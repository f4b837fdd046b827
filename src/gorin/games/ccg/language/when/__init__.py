"""When and if: `triggers`, `about_actions` (moments); `conditions`, `deeds`, `history` (what is true)."""
