import type { Decision, Option } from '../../lib/wire'
import type { Place } from './hexes'

/** A tile of a map, as a view has it. */
export interface Tile extends Place {
  /** As options name it. */
  id: string
  kind: string
  name: string
  /** Whose it is; null: nobody's. */
  owner: number | null
  face_up: boolean
  /** Whether attacks go from it and to it. */
  standing: boolean
  /** The tiles of others beside it that can be attacked from here. */
  near: string[]
  /** Who could be invited for it. */
  guests: number[]
  /** What can be done with it, as options name it; null where nothing is printed on it. */
  card: string | null
  text: string
  reconstructed: boolean
}

/** From where and at what the present attack goes. */
export interface Launched {
  from: string
  at: string
  adjacent: boolean
}

/** A row of steps, each of which gives something. */
export interface Path {
  name: string
  spaces: { text: string; reconstructed: boolean }[]
}

/** How far a player has come on each of the paths. */
export interface Score {
  steps: number[]
  total: number
  /** For each path what this turn has brought, and what a step takes. */
  progress: [have: number, due: number][]
  /** How far he must come on each, where that is known. */
  mission: number[] | null
}

/** What the players have agreed on before the game. */
export interface Agreement {
  variant: string
  choice: string
  text: string
  usual: boolean
}

/** What a game may have on the table beside cards; the page draws it and knows nothing of its rules. */
export interface OnTheBoard {
  map?: Tile[]
  launched?: Launched | null
  paths?: Path[]
  agreed?: Agreement[]
}

/** The tabs of the map and of the paths. */
export const MAP = 'map'
export const PATHS = 'paths'

const STEP = /^path:/

/** The step that somebody has just taken on a path, as options name it. */
export function stepOf(path: Path): string {
  return `path:${path.name.toLowerCase()}`
}

/** What a lesson speaks of, where that is no card: a tile, what is printed on one, or the paths. */
export function tabFor(view: OnTheBoard, refs: readonly string[]): string {
  if (refs.some((ref) => ref === PATHS || STEP.test(ref))) return PATHS
  return view.map?.some((tile) => refs.includes(tile.id) || (tile.card !== null && refs.includes(tile.card))) ? MAP : ''
}

const HEX = /^hex:(-?\d+):(-?\d+)$/

/** A place where a tile can be laid now. */
export interface OpenPlace extends Place {
  ref: string
}

export function openPlaces(decision: Decision | null): OpenPlace[] {
  return (decision?.options ?? []).flatMap(({ id }) => {
    const found = HEX.exec(id)
    return found ? [{ ref: id, column: Number(found[1]), row: Number(found[2]) }] : []
  })
}

/** The tab on which everything is that can be chosen; empty where there is none. */
export function askedOn(view: OnTheBoard, about: readonly Option[]): string {
  const refs = about.map((option) => option.refs[0] ?? '')
  const ids = new Set(view.map?.map(({ id }) => id))
  if (refs.length === 0) return ''
  if (refs.every((ref) => ids.has(ref) || HEX.test(ref))) return MAP
  return refs.every((ref) => STEP.test(ref)) ? PATHS : ''
}

/** What a tile is called where its owner is plain: "Lion's Open Fortress" is "Open". */
export function shortName(tile: Tile): string {
  if (tile.kind === 'plains') return ''
  return tile.name.replace(/^.*'s /, '').replace(/ Fortress\b/, '').replace(/ \(.*\)$/, '')
}

/** What was agreed on that is not as usual, in a few words. */
export function unusual(agreed: readonly Agreement[] | undefined): string {
  const shown = (agreed ?? []).filter(({ usual }) => !usual)
  return shown.map(({ variant, choice }) => (choice === 'yes' ? variant : choice)).join(' · ')
}

/** Who has come exactly so far on a path. */
export function whoStands(scores: readonly (Score | undefined)[], path: number, step: number): number[] {
  return scores.flatMap((score, seat) => (score?.steps[path] === step ? [seat] : []))
}

/** What this turn has brought on a path so far, where it has brought anything. */
export function broughtOn(scores: readonly (Score | undefined)[], path: number): { seat: number; have: number; due: number }[] {
  return scores.flatMap((score, seat) => {
    const [have, due] = score?.progress[path] ?? [0, 0]
    return have > 0 ? [{ seat, have, due }] : []
  })
}
