import type { View } from '../lib/wire'
import { armyWidth, crowd, EDGE } from './fit'

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
  /** The ability at work, as far as this seat knows of it. */
  doing: Doing | null
  /** Cards that the own seat may choose among and that lie nowhere on the table. */
  looking?: unknown
  /** What the own seat has assigned so far in Maneuvers: all its units go together. */
  assigning: Assignment[]
}

export interface Doing {
  seat: number
  card: string | null
  slug: string
  name: string
  text: string
  /** Who performs it, and what it is done to. */
  by: string[]
  on: string[]
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

/** Every card that can be seen somewhere, by its id. */
export function cardsIn(view: CardsView): Map<string, CardState> {
  const whole = (units: readonly Unit[]) => units.flatMap((unit) => [unit, ...unit.attachments, ...unit.under])
  const of = (player: Player) => [
    ...(player.hand ?? []),
    ...(player.stronghold ? [player.stronghold] : []),
    ...player.holdings,
    ...player.others,
    ...player.provinces.flatMap((province) => [province.card, province.region].filter((card) => card !== null)),
    ...player.fate_discard,
    ...player.dynasty_discard,
  ]
  return new Map([...view.players.flatMap(of), ...whole(unitsIn(view))].map((card) => [card.id, card]))
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

/** How wide what stands, or will stand, on the larger side of a battlefield is, in cards. */
function crowdAt(view: CardsView, field: Battlefield): number {
  return crowd(field, { attacking: comingTo(view, field, true).length, defending: comingTo(view, field, false).length })
}

/** Nobody is there or on the way, and nobody fights there. */
export function isQuiet(view: CardsView, field: Battlefield): boolean {
  return crowdAt(view, field) === 0 && view.battle?.current !== field.id
}

/** How the battlefields share the table: where many stand there is more room. */
export function fieldColumns(view: CardsView): string {
  const assigning = view.battle?.current === null
  const share = (field: Battlefield) => (isQuiet(view, field) && !assigning ? `${QUIET}px` : `minmax(8rem, ${Math.max(1.2, crowdAt(view, field))}fr)`)
  return view.battlefields.map(share).join(' ')
}

/** As wide is a battlefield at which nobody is, but while units are assigned. */
const QUIET = 128

/** How wide the cards of the armies are in this room. */
export function fieldCard(view: CardsView, width: number, height: number): number {
  const busy = view.battlefields.filter((field) => !isQuiet(view, field))
  const depth = Math.max(0, ...busy.flatMap((field) => [...field.attacking, ...field.defending]).map((unit) => unit.attachments.length + unit.under.length))
  const crowds = busy.reduce((sum, field) => sum + Math.max(1.2, crowdAt(view, field)), 0)
  const room = width - (view.battlefields.length - busy.length) * (QUIET + 4) - busy.length * 12
  const defender = view.players[view.battle?.defender ?? -1]
  const regions = defender?.provinces.some((province) => province.region && province.card) ? EDGE : 0
  return armyWidth(crowds, depth, room, height - FORCES - regions)
}

/** What stands between two armies. */
const FORCES = 44

/** Those who sit on the other side first, the own lands last: nearest to the reader. */
export function seating(view: CardsView): Player[] {
  const own = view.seat ?? view.players.length - 1
  const after = view.players.map((_, n) => view.players[(own + 1 + n) % view.players.length]!)
  return after
}
