import drawing from '../../../src/gorin/games/battle/drawing.json'

export type Point = readonly [number, number]

interface Shape {
  points: Point[]
  label: Point
  label_radius: number
}

export const WIDTH = drawing.width
export const HEIGHT = drawing.height
export const SHAPES = drawing.provinces as unknown as Record<string, Shape>
/** How much larger a token is on the map than it is drawn. */
export const TOKEN_SCALE = 1.25
/** From the middle of a token on the map to its rim, without its tip. */
export const TOKEN_RADIUS = 10.5 * TOKEN_SCALE
/** From the middle of a token to the middle of the next, so that a little ground shows between them. */
const APART = 2 * TOKEN_RADIUS + 0.25
/** From the middle of a token to the nearest name. */
const FROM_NAME = 11.5
/** So far above the middle of a province its tokens stand: its marks are below them. */
const CENTRE_RISE = 29

const name = ([x, y]: Point) => `${x},${y}`
export const sides = (points: Point[]): [Point, Point][] => points.map((point, i) => [point, points[(i + 1) % points.length]!])
const sideName = (a: Point, b: Point) => [name(a), name(b)].sort().join(' ')

/** Vertices where a line must keep its corner: where borders meet, and the corners of the board. */
export function junctions(shapes: Point[][]): Set<string> {
  const touching = new Map<string, Set<string>>()
  for (const [a, b] of shapes.flatMap(sides)) {
    for (const end of [a, b]) {
      const met = touching.get(name(end)) ?? new Set()
      touching.set(name(end), met.add(sideName(a, b)))
    }
  }
  return new Set([...touching].filter(([, met]) => met.size !== 2).map(([vertex]) => vertex))
}

/** A closed brush line through the points. Neighbours bend alike, so no gap shows between provinces. */
export function brushed(points: Point[], corners: Set<string>): string {
  const at = (i: number) => points[(i + points.length) % points.length]!
  const bend = (i: number): Point => {
    const [before, here, after] = [at(i - 1), at(i), at(i + 1)]
    if (corners.has(name(here)) || onEdge(here)) return [0, 0]
    return [(after[0] - before[0]) / 6, (after[1] - before[1]) / 6]
  }
  const parts = points.map((from, i) => {
    const [to, out, into] = [at(i + 1), bend(i), bend(i + 1)]
    const control = [from[0] + out[0], from[1] + out[1], to[0] - into[0], to[1] - into[1]]
    return `C${control.map(short).join(' ')} ${short(to[0])} ${short(to[1])}`
  })
  return `M${short(points[0]![0])} ${short(points[0]![1])}${parts.join('')}Z`
}

function short(value: number): string {
  return value.toFixed(1)
}

function onEdge([x, y]: Point): boolean {
  return x <= 0.5 || y <= 0.5 || y >= HEIGHT - 0.5
}

const CORNERS = junctions(Object.values(SHAPES).map((shape) => shape.points))

/** Province -> its outline. */
export const OUTLINES: Record<string, string> = Object.fromEntries(
  Object.entries(SHAPES).map(([id, shape]) => [id, brushed(shape.points, CORNERS)]),
)

/** What tokens on borders give way to, and how far their middles keep from it. */
interface Box {
  left: number
  right: number
  top: number
  bottom: number
  gap: number
}

/** Where the name of a province stands under its middle, about: names are written in one line or in two. */
function nameOf(id: string): Box {
  const [x, y] = SHAPES[id]!.label
  const [land = '', bearing = ''] = id.split('_')
  const inTwo = id.length > 13 && land !== 'shadowlands'
  const letters = inTwo ? Math.max(land.length, bearing.length) : id.length
  return { left: x - letters * 2.7, right: x + letters * 2.7, top: y + 14, bottom: y + (inTwo ? 37 : 26), gap: FROM_NAME }
}

const tokenAt = ([x, y]: Point): Box => ({ left: x, right: x, top: y, bottom: y, gap: APART })

function giveWay(place: Point, box: Box): Point {
  const [x, y] = place
  const nearest: Point = [Math.min(box.right, Math.max(box.left, x)), Math.min(box.bottom, Math.max(box.top, y))]
  const gap = distance(place, nearest)
  if (gap > box.gap - 0.01) return place
  // A border that lies in the middle of a name gives way upwards or downwards.
  if (gap === 0) return [x, y < (box.top + box.bottom) / 2 ? box.top - box.gap : box.bottom + box.gap]
  return [nearest[0] + ((x - nearest[0]) / gap) * box.gap, nearest[1] + ((y - nearest[1]) / gap) * box.gap]
}

/** So many, and everybody has room. */
const ROUNDS = 24

/** Borders, moved a little where a token there would lie on a name or on another token. */
function withRoom(borders: Record<string, Point>): Record<string, Point> {
  const standing = Object.keys(SHAPES).flatMap((id) => [nameOf(id), tokenAt(centreOf(id))])
  const places = new Map(Object.entries(borders))
  const roomFor = (key: string, place: Point) => {
    const others = [...places].filter(([other]) => other !== key).map(([, other]) => tokenAt(other))
    return [...standing, ...others].reduce(giveWay, place)
  }
  // Who gives way may come too near to another: that one moves in the next round.
  for (let round = 0; round < ROUNDS; round++) {
    for (const [key, place] of places) places.set(key, roomFor(key, place))
  }
  return Object.fromEntries(places)
}

export interface Spot {
  x: number
  y: number
  /** Where a token there points, in degrees; 90 is down the page. */
  turn: number
}

/** Where a single token in the centre of a province stands. */
export function centreOf(id: string): Point {
  const [x, y] = SHAPES[id]?.label ?? [0, 0]
  return [x, y - CENTRE_RISE]
}

/** Tokens in a centre stand side by side, as many as there are. */
export function inCentre(id: string, index: number, count: number): Spot {
  const [x, y] = centreOf(id)
  return { x: x + fan(index, count, APART), y, turn: 90 }
}

/** Where a token lies: `province`, `origin>target` or `sea>target`. */
export function spotAt(spot: string): Spot {
  const [origin, target] = spot.includes('>') ? spot.split('>') : [undefined, spot]
  const aim = SHAPES[target ?? '']?.label ?? [0, 0]
  if (origin === undefined) return inCentre(spot, 0, 1)
  const [x, y] = borderPoint(origin, target ?? '')
  const from = origin === 'sea' ? ([x, y] as Point) : (SHAPES[origin]?.label ?? [x, y])
  return { x, y, turn: (Math.atan2(aim[1] - from[1], aim[0] - from[0]) * 180) / Math.PI }
}

/** `border:a|b` with the province that is attacked -> the spot of a token there. */
export function borderSpot(ref: string, target: string): string {
  const ends = ref.replace('border:', '').split('|')
  const origin = ends.find((end) => end !== target) ?? 'sea'
  return `${origin}>${target}`
}

/** Every border as it is drawn, by its ref: the middle of the line. */
export const DRAWN_BORDERS: Record<string, Point> = {
  ...Object.fromEntries(Object.entries(drawing.land).map(([key, point]) => [`border:${key.replace('__', '|')}`, point as unknown as Point])),
  ...Object.fromEntries(Object.entries(drawing.coasts).map(([key, point]) => [`border:${key}|sea`, point as unknown as Point])),
}

/** Where a token on a border lies, by the border's ref. */
export const BORDERS = withRoom(DRAWN_BORDERS)

export function borderPoint(one: string, other: string): Point {
  const ends = one === 'sea' || other === 'sea' ? [one === 'sea' ? other : one, 'sea'] : [one, other].sort()
  return BORDERS[`border:${ends.join('|')}`] ?? [0, 0]
}

/** The middle of a province or a border by its ref. */
export function pointOf(ref: string): Point | undefined {
  return ref.startsWith('province:') ? SHAPES[ref.slice('province:'.length)]?.label : BORDERS[ref]
}

/** Side by side around a middle, for tokens that share a place. */
export function fan(index: number, count: number, step: number): number {
  return (index - (count - 1) / 2) * step
}

export function inside([x, y]: Point, points: Point[]): boolean {
  let within = false
  for (const [a, b] of sides(points)) {
    const crosses = a[1] > y !== b[1] > y
    if (crosses && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) within = !within
  }
  return within
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}
