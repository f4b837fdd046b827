"""The kinds of questions as numbers: what programs that learn are told of a question."""

from __future__ import annotations

from typing import Final

KINDS: Final = (
    "ability.arrange", "ability.gather", "ability.ignore-cost", "ability.opponent", "ability.target",
    "ability.trigger", "action", "attachment.bearer", "attack.battlefield", "attack.declare",
    "attack.goal", "attack.invite", "attack.next-battle", "attack.origin", "attack.straighten",
    "attack.unit", "battle.invade", "battle.last-strike", "battle.side", "bid", "bid.payment",
    "card.choose-discarded-token", "card.destroy-token", "card.exchange-province", "card.give-up-token",
    "card.look-at-token", "card.own-province", "card.place-discarded-token", "card.place-special-token",
    "card.recover-token", "card.reinforce", "card.remove-special-token", "card.return-token",
    "card.sacrifice-control-token", "card.shed-token", "card.spy", "card.swap-tokens", "conflict.ally",
    "conflict.attacker", "conflict.covert", "conflict.province", "conflict.ring", "conflict.toll",
    "conflict.type", "defend", "defend.early", "discard", "discard.attachment", "draw.top-or-bottom",
    "duel.focus", "duel.focus-effect", "duel.return-card", "dynasty-action", "dynasty.buy",
    "dynasty.discard", "dynasty.overlay", "effect.accept-challenge", "effect.arrange-top",
    "effect.attach", "effect.bow", "effect.choose-ability", "effect.choose-card",
    "effect.choose-player", "effect.choose-province", "effect.choose-ring", "effect.choose-token",
    "effect.choose-way", "effect.discard", "effect.gain-or-lose", "effect.look-and-take",
    "effect.look-at-province", "effect.may", "effect.move", "effect.name-element", "effect.name-number",
    "effect.name-ring", "effect.play", "effect.province-strength", "effect.ranged-target",
    "effect.ransom", "effect.search", "effect.select", "end.discard", "events.bow-for-region",
    "fate.clear-province", "fate.discard", "favor.side", "gold.helper", "gold.source", "honor.split",
    "path.fortress", "path.space", "play.accept-help", "play.controller", "play.disguise", "play.fate",
    "play.host", "play.offer-help", "play.payment", "play.province", "reaction", "reaction.order",
    "resolution.go-short", "response", "response.order", "ring.claim-on-province", "ring.effect",
    "ring.element", "ring.opponent", "ring.order", "ring.place-fate", "ring.target", "setup.clan",
    "setup.fortress", "setup.hex", "setup.mission", "setup.mulligan", "setup.objective",
    "setup.province", "setup.sensei", "setup.tile", "spoils", "straighten.leave-bowed",
    "territory-card", "trait.target", "treaty.accusation", "treaty.answer", "treaty.broken",
    "treaty.card", "treaty.duration", "treaty.promise", "treaty.stake", "turn", "turn.place",
    "upkeep.return-token"
)  # fmt: skip
"""Every kind of docs/question-kinds.md. New ones are added at the end: what was learned stays true."""
NUMBER_OF: Final = {kind: number for number, kind in enumerate(KINDS, 1)}
"""The number of each; 0 is for a seat that is not asked."""
