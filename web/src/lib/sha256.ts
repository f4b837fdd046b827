/** SHA-256 of a text, in hexadecimal. The browser's own is there only on pages that came by https. */

const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter((n) => n > 1 && !Array.from({ length: n }, (_, m) => m).some((m) => m > 1 && n % m === 0))
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const ROUNDS = PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)))

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by))

export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const padded = new Uint8Array(((bytes.length + 8) >> 6 << 6) + 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const data = new DataView(padded.buffer)
  data.setUint32(padded.length - 4, bytes.length * 8)
  let state = START
  for (let at = 0; at < padded.length; at += 64) state = mixedIn(state, data, at)
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

function mixedIn(state: number[], data: DataView, at: number): number[] {
  const words = Array.from({ length: 16 }, (_, n) => data.getInt32(at + n * 4))
  for (let n = 16; n < 64; n++) {
    const [early, late] = [words[n - 15]!, words[n - 2]!]
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
    words.push((words[n - 16]! + first + words[n - 7]! + second) | 0)
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number]
  for (let n = 0; n < 64; n++) {
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[n]! + words[n]!) | 0
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  return [a, b, c, d, e, f, g, h].map((word, n) => (word + state[n]!) | 0)
}
