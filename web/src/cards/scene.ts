/** A small landscape in ink, of our own: each card has always the same, and hardly two have the same. */
export interface Scene {
  far: string
  near: string
  sun: { x: number; y: number; r: number }
  /** Strokes of grass, reeds or rain in the foreground. */
  strokes: string
}

export const SCENE_WIDTH = 100
export const SCENE_HEIGHT = 80

/** Chance that is the same for the same name, on every machine. */
export function chanceOf(name: string): () => number {
  let value = 2166136261
  for (const letter of name) value = Math.imul(value ^ letter.charCodeAt(0), 16777619)
  let state = (value >>> 0) % 2147483646 || 1
  const next = () => (state = (state * 16807) % 2147483647) / 2147483647
  next()
  return next
}

export function sceneOf(name: string): Scene {
  const chance = chanceOf(name)
  const between = (low: number, high: number) => low + chance() * (high - low)
  const far = ridge(between(34, 46), between(8, 22), between)
  const near = ridge(between(56, 66), between(4, 12), between)
  const sun = { x: between(18, 82), y: between(12, 28), r: between(6, 11) }
  return { far, near, sun, strokes: tufts(between) }
}

type Between = (low: number, high: number) => number

/** A line of hills about a height, closed at the bottom. */
function ridge(height: number, swing: number, between: Between): string {
  const steps = [0, 1, 2, 3, 4].map((n) => ({ x: n * 25, y: height + (n % 2 ? -1 : 1) * between(0.2, 1) * swing }))
  const curves = steps.slice(1).map(({ x, y }, n) => {
    const before = steps[n]!
    return `C${round(before.x + 10)} ${round(before.y)} ${round(x - 10)} ${round(y)} ${x} ${round(y)}`
  })
  return `M0 ${round(steps[0]!.y)}${curves.join('')}V${SCENE_HEIGHT}H0Z`
}

function tufts(between: Between): string {
  return [0, 1, 2, 3].map((n) => `M${round(n * 26 + between(2, 20))} ${round(between(66, 76))}q${round(between(-3, 3))} -5 ${round(between(-2, 2))} -9`).join('')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
