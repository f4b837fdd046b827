"""When and if: `triggers` and `about_actions` are points in time; `conditions`, `deeds`, `history` what is so."""
