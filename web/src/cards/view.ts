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

export interface Player {
  seat: number
  name: string
  clan: string[]
  honor: number
  lost: boolean
  gold: number
  hand_size: number
  hand: CardState[] | null
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

/** Those who sit on the other side first, the own lands last: nearest to the reader. */
export function seating(view: CardsView): Player[] {
  const own = view.seat ?? view.players.length - 1
  const after = view.players.map((_, n) => view.players[(own + 1 + n) % view.players.length]!)
  return after
}
