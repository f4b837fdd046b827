/** What lies on a table beside cards, in words that can be drawn without knowing a rule. */
export type Extra = HexMap | Tracks | Listing

interface Titled {
  id: string
  /** What the tab is called. */
  title: string
}

/** Hexagons side by side, by their axial coordinates: `q` goes right, `r` goes down to the right. */
export interface HexMap extends Titled {
  kind: 'map'
  tiles: Tile[]
}

export interface Tile {
  /** As options name it; empty for one that is only looked at. */
  ref: string
  q: number
  r: number
  name: string
  /** What it does, to be read when it is looked at. */
  text: string
  /** Whose it is; null: nobody's. */
  seat: number | null
  face_up: boolean
  /** Short words on it. */
  marks: string[]
}

/** Rows of steps, and how far everybody has come on each. */
export interface Tracks extends Titled {
  kind: 'tracks'
  tracks: Track[]
}

export interface Track {
  name: string
  steps: { name: string; text: string }[]
  /** For each seat how many steps it has made. */
  at: number[]
}

/** What is there, a line each: invitations, promises, tokens. */
export interface Listing extends Titled {
  kind: 'list'
  lines: { ref: string; seat: number | null; text: string; count: number | null }[]
}

/** A number that a game counts for a player beside those that all have. */
export interface Counter {
  name: string
  value: number
  /** What it means. */
  title: string
}

/** Everything in it that can be chosen. */
export function refsIn(extra: Extra): string[] {
  if (extra.kind === 'map') return extra.tiles.map((tile) => tile.ref).filter(Boolean)
  return extra.kind === 'list' ? extra.lines.map((line) => line.ref).filter(Boolean) : []
}

export interface Spot {
  x: number
  y: number
}

/** The middle of a hexagon that is 2 wide from corner to corner and stands on a corner. */
export function middle({ q, r }: { q: number; r: number }): Spot {
  return { x: Math.sqrt(3) * (q + r / 2), y: 1.5 * r }
}

/** The corners of a hexagon around its middle, a little apart from its neighbours. */
export function corners(at: Spot, size = 0.96): Spot[] {
  return [...Array(6).keys()].map((n) => {
    const angle = (Math.PI / 180) * (60 * n - 30)
    return { x: at.x + size * Math.cos(angle), y: at.y + size * Math.sin(angle) }
  })
}

/** The frame around all tiles: left, top, width, height. */
export function frame(tiles: readonly { q: number; r: number }[]): [number, number, number, number] {
  const spots = tiles.flatMap((tile) => corners(middle(tile), 1.05))
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top]
}
