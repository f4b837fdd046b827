import { BORDERS, distance, inside, type Point, SHAPES } from './geometry'

/** Brush strokes that make the land look like land. They keep away from names, tokens and borders. */

export interface Stroke {
  x: number
  y: number
  size: number
  kind: keyof typeof BRUSH
}

export const BRUSH = {
  mountain: 'M-9 6C-6 0-3-4 0-9C3-5 6 0 10 6M0-9C-1-4 1-2-2 3',
  hill: 'M-8 3C-5-3 4-4 9 3M-2 4C1 1 4 1 6 4',
  pine: 'M0 6V-1M-4 1C-2-1 2-1 4 1M-3-3C-1-5 1-5 3-3M0-1V-7',
  wood: 'M-5 3C-8-2-3-6 0-4C3-7 9-3 6 2M0 6V-1',
  grass: 'M-5 3C-5 0-6-2-7-3M0 3C0-1 0-3 1-5M5 3C5 0 7-2 8-3',
  dead: 'M0 6C0 2 0-2-1-7M0 0C3-2 4-4 5-7M-1-2C-3-3-4-4-5-6',
} as const

const GROWS: Record<string, Stroke['kind'][]> = {
  crab: ['hill', 'mountain', 'wood'],
  crane: ['grass', 'wood'],
  dragon: ['mountain', 'mountain', 'pine'],
  lion: ['grass', 'hill'],
  phoenix: ['pine', 'mountain', 'wood'],
  scorpion: ['wood', 'hill', 'grass'],
  unicorn: ['grass', 'grass', 'hill'],
  mainland: ['wood', 'grass'],
  islands: ['pine', 'mountain'],
  shadowlands: ['dead', 'dead', 'hill'],
}
const STEP = 15
const FROM_LABEL = 40
const FROM_BORDER = 22
const FROM_LINE = 11

/** The same scatter each time, on every machine. */
function scatter(seed: number): () => number {
  let value = seed
  return () => (value = (value * 16807) % 2147483647) / 2147483647
}

function grown(): Stroke[] {
  const random = scatter(4711)
  const strokes: Stroke[] = []
  for (const [id, shape] of Object.entries(SHAPES)) {
    const kinds = GROWS[id.slice(0, id.indexOf('_'))] ?? ['hill']
    const xs = shape.points.map((point) => point[0])
    const ys = shape.points.map((point) => point[1])
    for (let y = Math.min(...ys); y < Math.max(...ys); y += STEP) {
      for (let x = Math.min(...xs); x < Math.max(...xs); x += STEP) {
        const point: Point = [x + random() * STEP, y + random() * STEP]
        const size = 0.75 + random() * 0.5
        const kind = kinds[Math.floor(random() * kinds.length)]!
        if (random() < 0.62 && hasRoom(point, shape)) strokes.push({ x: point[0], y: point[1], size, kind })
      }
    }
  }
  return strokes
}

function hasRoom(point: Point, shape: (typeof SHAPES)[string]): boolean {
  return (
    inside(point, shape.points) &&
    distance(point, shape.label) > FROM_LABEL &&
    shape.points.every((corner) => distance(point, corner) > FROM_LINE) &&
    Object.values(BORDERS).every((border) => distance(point, border) > FROM_BORDER)
  )
}

export const STROKES: Stroke[] = grown()

/** Rivers, from the mountains to the sea. */
export const RIVERS: string[] = [
  'M352 118C338 150 362 176 346 206S372 262 396 286S446 330 492 336',
  'M176 176C150 196 178 226 150 250S158 306 128 330S104 372 92 396S40 428 16 470',
  'M222 520C250 552 296 540 322 552S396 548 424 580S436 612 424 640',
  'M232 600C206 640 232 668 214 694S206 742 236 772S262 800 288 812',
]
