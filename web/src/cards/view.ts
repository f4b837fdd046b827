import type { View } from '../lib/wire'
import type { Placed } from './known'
import type { OnTheBoard, Score } from './map/board'

/** A card game's view, as far as the page shows it. */
export interface CardsView extends View, OnTheBoard {
  /** Which cards are played with, where a game has several sets of them. */
  edition?: string
  turn: number
  /** How many turns each player still has before nobody wins; null while there are cards in any deck. */
  standstill?: number | null
  active: number
  phase: string
  favor: number | null
  players: Player[]
  battle: Battle | null
  battlefields: Battlefield[]
  /** What somebody is asked to accept or to refuse. */
  challenge: Challenge | null
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
  /** What cards of the LCG have: skills (null: a dash), fate on them, and tokens of status. */
  military?: number | null
  political?: number | null
  glory?: number
  fate?: number
  strength?: number
  cost?: number | null
  status?: 'honored' | 'ordinary' | 'dishonored'
  tainted?: boolean
}

export interface Unit extends CardState {
  /** Whose army it stands in. */
  controller: number
  unit_force: number
  attachments: CardState[]
  under: CardState[]
}

export interface Province {
  id: string
  /** Which from the left it was when the turn began: by this it is called, also when another one has fallen. */
  number: number
  strength: number
  card: CardState | null
  face_up: boolean
  empty: boolean
  region: CardState | null
}

export type Pile = 'fate' | 'dynasty'
/** What can be opened to be looked at: a deck or what was discarded from it, or what is known of a hand. */
export type Heap = Pile | 'hand'

export interface Player {
  seat: number
  name: string
  clan: string[]
  /** Null in a game in which nobody keeps a total. */
  honor: number | null
  lost: boolean
  gold: number
  hand_size: number
  hand: CardState[] | null
  /** What the owner has not seen yet of each deck: slug -> how many; null for everybody else. */
  unseen: Record<Pile, Record<string, number>> | null
  /** The hidden cards that the reader has seen and can still tell apart: in the hands of others, and in all decks. */
  known: { hand: CardState[]; fate_deck: Placed[]; dynasty_deck: Placed[] }
  fate_deck: number
  dynasty_deck: number
  fate_discard: CardState[]
  dynasty_discard: CardState[]
  provinces: Province[]
  stronghold: CardState | null
  holdings: CardState[]
  units: Unit[]
  others: CardState[]
  /** How far he has come, in a game with paths. */
  score?: Score
}

export interface Sides {
  attacking: number[]
  defending: number[]
}

export interface Battle {
  attacker: number
  defender: number
  /** Everybody on each side, who leads it first. */
  sides: Sides
  /** Whom each side has invited, whether he has come or not. */
  invited: Sides
  current: string | null
  in_combat: boolean
}

export interface Battlefield {
  id: string
  /** That of its province, which may have fallen; null where it is at none. */
  number: number | null
  fought: boolean
  strength: number
  attacking: Unit[]
  defending: Unit[]
  attack: number
  defence: number
  terrain: CardState[]
}

export interface Challenge {
  challenger: string
  challenged: string
  /** What they compare. */
  stat: string
  /** What it brings to winner and loser. */
  stakes: string[]
  /** What comes of a refusal. */
  refused: string
}

export interface Duel {
  challenger: string
  challenged: string
  stakes: string[]
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

const whole = (units: readonly Unit[]) => units.flatMap((unit) => [unit, ...unit.attachments, ...unit.under])

/** What a player has before him on the table, except units. */
function lyingBefore(player: Player, provinces = true): CardState[] {
  const inProvinces = player.provinces.flatMap((province) => [province.card, province.region].filter((card) => card !== null))
  return [...(player.stronghold ? [player.stronghold] : []), ...player.holdings, ...player.others, ...(provinces ? inProvinces : [])]
}

/** Every card that can be seen somewhere, by its id. */
export function cardsIn(view: CardsView): Map<string, CardState> {
  const of = (player: Player) => [...(player.hand ?? []), ...lyingBefore(player), ...player.fate_discard, ...player.dynasty_discard]
  return new Map([...view.players.flatMap(of), ...whole(unitsIn(view))].map((card) => [card.id, card]))
}

/** Everything at a player's home, and in his provinces, that can be named: cards and the provinces themselves. */
export function refsBefore(player: Player, provinces = true): string[] {
  return [...lyingBefore(player, provinces), ...whole(player.units), ...(provinces ? player.provinces : [])].map(({ id }) => id)
}

/** Who fights on a side, who leads it first. */
export function allied(battle: Battle, attacking: boolean): number[] {
  return attacking ? battle.sides.attacking : battle.sides.defending
}

/** What a player has to do with the attack; empty for who stays out of it. */
export function partIn(battle: Battle | null, seat: number): string {
  if (!battle) return ''
  if (battle.sides.attacking.includes(seat)) return battle.attacker === seat ? 'leads the attack' : 'attacks as an ally'
  if (battle.sides.defending.includes(seat)) return battle.defender === seat ? 'leads the defense' : 'defends as an ally'
  const calls = [battle.invited.attacking.includes(seat) ? 'attack' : '', battle.invited.defending.includes(seat) ? 'defend' : ''].filter(Boolean)
  return calls.length > 0 ? `is invited to ${calls.join(' or ')}` : ''
}

/** Units that stand together on a side, by whose they are, in the order of the side. */
export function armies(view: CardsView, units: readonly Unit[], attacking: boolean): { seat: number; units: Unit[] }[] {
  const seats = view.battle ? allied(view.battle, attacking) : []
  const owners = [...new Set([...seats, ...units.map((unit) => unit.controller)])]
  return owners.map((seat) => ({ seat, units: units.filter((unit) => unit.controller === seat) })).filter((army) => army.units.length > 0)
}

/** The own units that will go to one side of a battlefield, and are at home until all are assigned. */
export function comingTo(view: CardsView, field: Battlefield, attacking: boolean): Unit[] {
  if (!view.battle || view.seat === null || !allied(view.battle, attacking).includes(view.seat)) return []
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

/** Nobody is there or on the way, and nobody fights there. */
export function isQuiet(view: CardsView, field: Battlefield): boolean {
  const there = [...field.attacking, ...field.defending, ...comingTo(view, field, true), ...comingTo(view, field, false)]
  return there.length === 0 && view.battle?.current !== field.id
}

/** The rule that asks which unit to assign next. */
export const ASSIGN = 'attack.unit'

/** Those who sit on the other side first, the own lands last: nearest to the reader. */
export function seating(view: CardsView): Player[] {
  const own = view.seat ?? view.players.length - 1
  const after = view.players.map((_, n) => view.players[(own + 1 + n) % view.players.length]!)
  return after
}

/** With more than two at the table the others are strips, which open one at a time. */
export function isCrowded(view: CardsView): boolean {
  return view.players.length > 2
}

/** Whose lands have their whole size: everybody's at a table of two, else the own ones and those that were opened. */
export function spread(view: CardsView, opened: number | null): Player[] {
  const near = seating(view).at(-1)!
  return isCrowded(view) ? view.players.filter((player) => player === near || player.seat === opened) : view.players
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** A province in words. */
export function provinceName(view: CardsView, id: string): string {
  for (const player of view.players) {
    const province = player.provinces.find((each) => each.id === id)
    if (province) return nth(player, province.number)
  }
  const field = view.battlefields.find((each) => each.id === id)
  if (!field) return 'a lost province'
  const defender = view.players[view.battle?.defender ?? 0]
  return field.number === null || !defender ? 'a separate battlefield' : `${nth(defender, field.number)} (lost)`
}

function nth(player: Player, number: number): string {
  return `${player.name}'s ${ORDINALS[number - 1] ?? `${number}th`} province`
}
