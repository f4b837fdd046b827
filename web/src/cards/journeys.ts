import type { CardState, CardsView, Unit } from './view'

/** Where a card lies, by its id: `hand:0`, `province:p3`, `home:1`, `field:p5`, `fate-discard:0`, ... */
export type Whereabouts = Map<string, { place: string; card: CardState }>

/** A card that went from one place to another. */
export interface Journey {
  id: string
  from: string
  to: string
}

/** Turned up where it lay face-down: it goes nowhere. */
export const TURNED = 'turned'

const DYNASTY = ['Stronghold', 'Holding', 'Personality', 'Event', 'Region', 'Celestial']

export function whereabouts(view: CardsView): Whereabouts {
  const found: Whereabouts = new Map()
  const put = (place: string, cards: readonly (CardState | null)[]) => {
    for (const card of cards) if (card) found.set(card.id, { place, card })
  }
  const whole = (units: readonly Unit[]) => units.flatMap((unit) => [unit, ...unit.attachments, ...unit.under])
  for (const player of view.players) {
    put(`hand:${player.seat}`, player.hand ?? [])
    put(`home:${player.seat}`, [player.stronghold, ...player.holdings, ...player.others, ...whole(player.units)])
    put(`fate-discard:${player.seat}`, player.fate_discard)
    put(`dynasty-discard:${player.seat}`, player.dynasty_discard)
    for (const province of player.provinces) put(`province:${province.id}`, [province.card, province.region])
  }
  for (const field of view.battlefields) put(`field:${field.id}`, [...whole(field.attacking), ...whole(field.defending), ...field.terrain])
  if (view.duel) put('duel', [...view.duel.pools, ...view.duel.focused].flatMap((cards) => cards ?? []))
  return found
}

/** What lay somewhere and lies elsewhere now. Where one of the places was hidden, it was the likeliest one. */
export function journeys(before: CardsView, now: CardsView): Journey[] {
  const [old, present] = [whereabouts(before), whereabouts(now)]
  const covered = new Set(before.players.flatMap((player) => player.provinces.filter(isCovered).map((each) => `province:${each.id}`)))
  const made: Journey[] = []
  for (const [id, { place: to, card }] of present) {
    const from = old.get(id)?.place ?? (covered.has(to) ? TURNED : originOf(to, card))
    if (from !== to) made.push({ id, from, to })
  }
  for (const [id, { place: from, card }] of old) {
    if (!present.has(id)) made.push({ id, from, to: deckOf(card) })
  }
  return made
}

/** Provinces that have a face-down card which was not there before. */
export function refilled(before: CardsView, now: CardsView): { province: string; seat: number }[] {
  const old = new Map(before.players.flatMap((player) => player.provinces.map((each) => [each.id, each])))
  return now.players.flatMap((player) =>
    player.provinces
      .filter((each) => isCovered(each) && old.has(each.id) && !isCovered(old.get(each.id)!))
      .map((each) => ({ province: each.id, seat: player.seat })),
  )
}

function isCovered(province: { card: CardState | null; empty: boolean }): boolean {
  return !province.card && !province.empty
}

function originOf(to: string, card: CardState): string {
  if (to.startsWith('hand:')) return `fate-deck:${card.owner}`
  return DYNASTY.includes(card.type) ? `dynasty-deck:${card.owner}` : `hand:${card.owner}`
}

function deckOf(card: CardState): string {
  return `${DYNASTY.includes(card.type) ? 'dynasty' : 'fate'}-deck:${card.owner}`
}
