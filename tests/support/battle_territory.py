"""The territory cards of Battle as printed, and a moment at which one can be played."""

from typing import NamedTuple

from support.battle_table import side, table

COASTAL = {
    *("crab_capital", "crane_capital", "crane_central", "crane_south", "islands_east", "islands_north"),
    *("islands_west", "lion_east", "mainland_east", "mainland_south", "phoenix_east", "shadowlands_south"),
}


class Printed(NamedTuple):
    """A card as we know it: its territory and words that its text must have."""

    territory: str
    words: tuple[str, ...]


CARDS = {
    "feats-of-engineering": Printed("crab", ("harbor token", "landlocked")),
    "promotion": Printed("crab", ("army, navy, or shinobi", "discard pile", "hand", "pool")),
    "code-of-honor": Printed("crane", ("+1 honor token", "each of 2 different", "outside the Shadowlands")),
    "diplomatic-mission": Printed("crane", ("peace token", "opponent", "2 faceup control tokens")),
    "strength-of-purpose": Printed("dragon", ("each of 2", "1 faceup control token")),
    "sacred-ground": Printed("dragon", ("shrine token", "any province")),
    "bushido": Printed("lion", ("4-honor token", "outside the Shadowlands")),
    "honorable-fight": Printed("lion", ("battlefield token", "any province")),
    "aid-of-the-kami": Printed("phoenix", ("+2 defense token", "outside the Shadowlands")),
    "bless-the-lands": Printed("phoenix", ("Remove a scorched earth token", "2 of", "1 of them faceup")),
    "foment-rebellion": Printed("scorpion", ("Remove a peace token", "If you control it", "faceup")),
    "spy-network": Printed("scorpion", ("another player's hand", "bluff this round")),
    "cultural-exchange": Printed("unicorn", ("one of your provinces", "Exchange all", "opponent")),
    "reinforcements": Printed("unicorn", ("army", "discard pile", "hand", "pool")),
    "bountiful-harvest": Printed("mainland", ("2 faceup control tokens",)),
    "ashigaru-levies": Printed("mainland", ("+1 defense token", "each of 3 different", "Shadowlands")),
    "port-of-prosperity": Printed("islands", ("+2 honor token", "outside the Shadowlands")),
    "pirate-raids": Printed("islands", ("scorched earth token", "yours", "3 faceup control tokens")),
    "dark-favors": Printed("shadowlands_north", ("Remove one of your control tokens", "up to 4", "discard")),
    "purge-the-weak": Printed(
        "shadowlands_north", ("Discard a token from your hand", "2 combat", "instead of placing")
    ),
    "animate-the-dead": Printed("shadowlands_south", ("control tokens", "your discard pile", "faceup")),
    "inspire-fear": Printed("shadowlands_south", ("control tokens", "up to 2 special tokens")),
}
DARK = ("dark-favors", "purge-the-weak", "animate-the-dead", "inspire-fear")
HAND = ("army-1", "army-2", "army-3", "navy-1", "shinobi-1", "bluff")


def holding(card, **facts):
    """The Crab hold a card at the time when it can be played."""
    sides = {
        "crab": side("crab_capital", "crab_east", hand=HAND),
        "crane": side("crane_capital", "crane_south+1", hand=("army-1", "navy-2", "bluff")),
    }
    phase = "placement" if card in DARK else "territory-cards"
    cards = {CARDS[card].territory: (card, "crab")}
    return table(**{**sides, "phase": phase, "cards": cards, **facts})


def offered(t):
    """What can be picked now, without the words."""
    return t.crab.may - {"back", "done"}


def all_of(t):
    return set(t.view()["provinces"])
