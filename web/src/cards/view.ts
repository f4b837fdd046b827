import type { View } from '../lib/wire'

/** A card game's view, as far as the page shows it. */
export interface CardsView extends View {
  turn: number
  active: number
  phase: string
  favor: number | null
  players: Player[]
  battle: Battle | null
  battlefields: Battlefield[]
  duel: Duel | null
  /** What the own seat has assigned so far in Maneuvers: all its units go together. */
  assigning: Assignment[]
}

export interface Assignment {
  unit: string
  /** The battlefield; empty: it is being chosen now. */
  place: string
}

/** A card that may be seen: what it is, and what it is worth now. */
export interface CardState {
  id: string
  slug: string
  name: string
  type: string
  owner: number
  bowed: boolean
  dishonored: boolean
  dead: boolean
  tokens: { name: string; force: number; chi: number }[]
  force?: number
  chi?: number
  personal_honor?: number
  focus?: number
  gold_cost: number
  gained: string[]
}

export interface Unit extends CardState {
  unit_force: number
  attachments: CardState[]
  under: CardState[]
}

export interface Province {
  id: string
  strength: number
  card: CardState | null
  face_up: boolean
  empty: boolean
  region: CardState | null
}

export type Pile = 'fate' | 'dynasty'

export interface Player {
  seat: number
  name: string
  clan: string[]
  honor: number
  lost: boolean
  gold: number
  hand_size: number
  hand: CardState[] | null
  /** What the owner has not seen yet of each deck: slug -> how many; null for everybody else. */
  unseen: Record<Pile, Record<string, number>> | null
  fate_deck: number
  dynasty_deck: number
  fate_discard: CardState[]
  dynasty_discard: CardState[]
  provinces: Province[]
  stronghold: CardState | null
  holdings: CardState[]
  units: Unit[]
  others: CardState[]
}

export interface Battle {
  attacker: number
  defender: number
  current: string | null
  in_combat: boolean
}

export interface Battlefield {
  id: string
  fought: boolean
  strength: number
  attacking: Unit[]
  defending: Unit[]
  attack: number
  defence: number
  terrain: CardState[]
}

export interface Duel {
  challenger: string
  challenged: string
  seats: number[]
  turn: number | null
  pools: (CardState[] | null)[]
  pool_sizes: number[]
  focused: (CardState | null)[][]
}

/** Every Personality in play, at home or at a battlefield. */
export function unitsIn(view: CardsView): Unit[] {
  return [
    ...view.players.flatMap((player) => player.units),
    ...view.battlefields.flatMap((field) => [...field.attacking, ...field.defending]),
  ]
}

/** The own units that will go to one side of a battlefield, and are at home until all are assigned. */
export function comingTo(view: CardsView, field: Battlefield, attacking: boolean): Unit[] {
  if (attacking !== (view.battle?.attacker === view.seat)) return []
  const coming = new Set(view.assigning.filter(({ place }) => place === field.id).map(({ unit }) => unit))
  return unitsIn(view).filter((unit) => coming.has(unit.id))
}

export function forceOf(units: readonly Unit[]): number {
  return units.reduce((sum, unit) => sum + unit.unit_force, 0)
}

/** What focused cards add in a duel; null where some are covered, or there are none. */
export function focusOf(cards: readonly (CardState | null)[]): number | null {
  if (cards.length === 0 || cards.includes(null)) return null
  return cards.reduce((sum, card) => sum + (card?.focus ?? 0), 0)
}

/** How many stand, or will stand, on the larger side of a battlefield. */
function crowd(view: CardsView, field: Battlefield): number {
  const sides = [field.attacking.length + comingTo(view, field, true).length, field.defending.length + comingTo(view, field, false).length]
  return Math.max(...sides)
}

/** Nobody is there or on the way, and nobody fights there. */
export function isQuiet(view: CardsView, field: Battlefield): boolean {
  return crowd(view, field) === 0 && view.battle?.current !== field.id
}

/** How the battlefields share the table: where many stand there is more room. */
export function fieldColumns(view: CardsView): string {
  const share = (field: Battlefield) => (isQuiet(view, field) ? 0.6 : Math.max(1.2, crowd(view, field)))
  return view.battlefields.map((field) => `minmax(5.5rem, ${share(field)}fr)`).join(' ')
}

const FEW = 2

/** Where few battlefields are fought for they are wide: there a card's attachments lie beside it. */
export function isRoomy(view: CardsView): boolean {
  return view.battlefields.filter((field) => !isQuiet(view, field)).length <= FEW
}

/** How many attachments lie under one another, in all the rows of the table: they make it higher. */
export function stripRows(view: CardsView): number {
  const most = (units: readonly Unit[]) => Math.max(0, ...units.map((unit) => unit.attachments.length + unit.under.length))
  const fields = isRoomy(view) ? [] : view.battlefields
  const sides = [fields.flatMap((field) => field.attacking), fields.flatMap((field) => field.defending)]
  return [...view.players.map((player) => player.units), ...sides].reduce((sum, units) => sum + most(units), 0)
}

/** Those who sit on the other side first, the own lands last: nearest to the reader. */
export function seating(view: CardsView): Player[] {
  const own = view.seat ?? view.players.length - 1
  const after = view.players.map((_, n) => view.players[(own + 1 + n) % view.players.length]!)
  return after
}
