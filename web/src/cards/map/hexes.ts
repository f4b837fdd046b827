/** A place on a map of hexagons by its axial coordinates: columns go right, rows go down to the right. */
export interface Place {
  column: number
  row: number
}

export interface Spot {
  x: number
  y: number
}

/** The middle of a hexagon that is 2 high from corner to corner and stands on a corner. */
export function middle({ column, row }: Place): Spot {
  return { x: Math.sqrt(3) * (column + row / 2), y: 1.5 * row }
}

/** The corners of a hexagon around its middle, a little apart from its neighbours. */
export function corners(at: Spot, size = 0.96): Spot[] {
  return [...Array(6).keys()].map((n) => {
    const angle = (Math.PI / 180) * (60 * n - 30)
    return { x: at.x + size * Math.cos(angle), y: at.y + size * Math.sin(angle) }
  })
}

/** The frame around all places: left, top, width, height. */
export function frame(places: readonly Place[]): [number, number, number, number] {
  const spots = places.flatMap((place) => corners(middle(place), 1.05))
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top]
}

/** From one place to another, from border to border where they are apart: an arrow that hides no name. */
export function arrow(from: Place, to: Place): { from: Spot; to: Spot } {
  const [start, end] = [middle(from), middle(to)]
  const long = Math.hypot(end.x - start.x, end.y - start.y) || 1
  const [right, down] = [(end.x - start.x) / long, (end.y - start.y) / long]
  const short = Math.min(0.55, long / 4)
  return { from: { x: start.x + right * short, y: start.y + down * short }, to: { x: end.x - right * short, y: end.y - down * short } }
}
