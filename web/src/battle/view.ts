import type { View } from '../lib/wire'

/** The view of Battle for Rokugan; see src/gorin/games/battle/presentation/view.py. */

export interface Objective {
  id: string
  name: string
  text: string
  honor: number
}

export interface Player {
  seat: number
  clan: string | null
  ability: string | null
  tokens: Record<string, number>
  honor: number
  hand_count: number
  pool_count: number
  discard: string[]
  control_pool: number
  set_aside: number
  scouts: number
  shugenja: number
  ronin: boolean
  stopped: boolean
  hand?: string[]
  pool?: string[]
  known_hand?: string[]
  dealt_objectives?: Objective[]
  objective?: Objective
}

export interface Province {
  name: string
  owner: number | null
  faceup: number
  facedown: number
  special: string | null
  flowers: number
  defense: number
  coastal: boolean
}

export interface Territory {
  name: string
  owner: number | null
  holder: number | null
  played: boolean
  card?: { id: string; name: string; text: string }
}

export interface Piece {
  id: number
  seat: number
  spot: string
  faceup: boolean
  on: number | null
  face?: string
  /** While a battle is told: it is lost. */
  beaten?: boolean
}

export interface Score {
  flowers: number
  faceup: number
  objective: number
  territories: number
}

export interface BattleView extends View {
  round: number
  phase: string
  first: number | null
  first_card: boolean
  players: Player[]
  provinces: Record<string, Province>
  territories: Record<string, Territory>
  pieces: Piece[]
  /** The cards that are the same for everybody, by id. */
  helpers?: Record<string, { name: string; text: string }>
  scores: Score[]
}
