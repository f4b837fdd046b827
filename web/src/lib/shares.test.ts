import { beforeEach, expect, test } from 'vitest'
import { sha256 } from './sha256'
import { committed, contribution, promised, troubles, type Promises } from './shares'
import type { Fairness, TableInfo } from './wire'

test('the hash is the one that everybody knows', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  for (const length of [55, 56, 63, 64, 65, 119, 120]) expect(sha256('x'.repeat(length))).toHaveLength(64)
  expect(sha256('x'.repeat(56))).toBe('04c26261370ee7541549d16dee320c723e3fd14671e66a099afe0a377c16888e')
})

const shares = ['a1'.repeat(32), 'b2'.repeat(32)]
const fair: Fairness = {
  commitment: sha256('12'),
  commitments: shares.map(sha256),
  shares,
  unbound: [],
  awaits: [],
  server: '12',
  seed: BigInt(`0x${sha256(['12', ...shares].join(':'))}`).toString(),
  known: true,
  note: '',
}

const promises: Promises = { server: sha256('12'), seats: shares.map(sha256) }
const SERVER = 'The server changed its part of the seed, the number that decides all luck in a game.'
const SOMEONE = 'Someone changed their part of the seed, the number that decides all luck in a game.'
const ADDED = 'Something was added to the seed, the number that decides all luck in a game, that nobody had promised.'
const MISSING = "Your browser's part of the seed, the number that decides all luck in a game, is missing."
const MIXED = 'The seed, the number that decides all luck in a game, does not follow from its parts.'

const seedOf = (server: string, told: (string | null)[]) => BigInt(`0x${sha256([server, ...told.filter((share) => share !== null)].join(':'))}`).toString()

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) } })
})

test('a fair game has nothing wrong with it', () => {
  expect(troubles(fair, shares[0]!, promises)).toEqual([])
  expect(troubles(fair, '', null)).toEqual([])
  expect(troubles({ ...fair, server: null, seed: null }, shares[0]!, null)).toEqual([])
})

test('whatever was changed is found', () => {
  expect(troubles({ ...fair, server: '13' }, shares[0]!, promises)).toContain(SERVER)
  expect(troubles({ ...fair, server: '13', commitment: sha256('13') }, shares[0]!, promises)).toContain(SERVER)
  expect(troubles({ ...fair, shares: [shares[0]!, 'c3'] }, shares[0]!, promises)).toContain(SOMEONE)
  expect(troubles(fair, 'd4'.repeat(32), promises)).toEqual([MISSING])
  expect(troubles({ ...fair, seed: '7' }, shares[0]!, promises)).toEqual([MIXED])
})

/** A table of two people and a bot, at which everybody is bound and this browser (seat 0) is awaited. */
function waiting(own: string, changes: Partial<Fairness> = {}): TableInfo {
  const seat = { name: '', free: false, kept: false, bot: null, here: true, claim_in: null }
  const fairness: Fairness = { commitment: sha256('12'), commitments: [own, sha256(shares[1]!), null], shares: [null, null, null], unbound: [], awaits: [0, 1], server: null, seed: null, known: false, note: '', ...changes }
  return { id: 'x', seat: 0, dealt: false, seats: [seat, seat, { ...seat, bot: 'random' }], fairness } as unknown as TableInfo
}

test('a share is told only when everybody is bound, and all that was promised is kept', () => {
  const own = committed(shares[0]!)
  expect(contribution(waiting(own, { commitment: null }))).toBeNull()
  expect(contribution(waiting(own, { commitments: [own, null, null], unbound: [1] }))).toBeNull()
  expect(promised('x')).toBeNull()
  expect(contribution(waiting(own))).toEqual({ type: 'reveal', share: shares[0] })
  expect(promised('x')).toEqual({ server: sha256('12'), seats: [own, sha256(shares[1]!), null] })
  expect(contribution(waiting(own)), 'the same again, after the connection was lost').toEqual({ type: 'reveal', share: shares[0] })
})

/** A dishonest server: having heard the share of this browser, it looks for a part that makes the seed it wants. */
const wanted = (own: string, part: (grain: string) => [string, (string | null)[]]) => {
  for (let n = 0; ; n += 1) {
    const [server, told] = part(n.toString(16).padStart(64, '0'))
    if (told[0] === own && seedOf(server, told).endsWith('7')) return { server, shares: told, seed: seedOf(server, told) }
  }
}

test('a dishonest server that puts a share into the seat of a bot is caught', () => {
  const own = committed(shares[0]!)
  expect(contribution(waiting(own, { commitments: [own, sha256(shares[1]!), sha256('e5')] })), 'a bot adds nothing').toBeNull()
  contribution(waiting(own))
  const chosen = wanted(shares[0]!, (grain) => ['12', [shares[0]!, shares[1]!, grain]])
  const told = { ...waiting(own).fairness, ...chosen, known: true }
  expect(troubles(told, shares[0]!, promised('x'))).toEqual([ADDED])
  const covered = { ...told, commitments: [own, sha256(shares[1]!), sha256(chosen.shares[2]!)] }
  expect(troubles(covered, shares[0]!, promised('x'))).toEqual([ADDED])
})

test('a dishonest server that exchanges a commitment after the reveal is caught', () => {
  const own = committed(shares[0]!)
  contribution(waiting(own))
  const others = wanted(shares[0]!, (grain) => ['12', [shares[0]!, grain, null]])
  const exchanged = { ...waiting(own).fairness, ...others, commitments: [own, sha256(others.shares[1]!), null] }
  expect(troubles(exchanged, shares[0]!, promised('x'))).toEqual([SOMEONE])
  const itsOwn = wanted(shares[0]!, (grain) => [grain, [shares[0]!, shares[1]!, null]])
  const drawnAnew = { ...waiting(own).fairness, ...itsOwn, commitment: sha256(itsOwn.server) }
  expect(troubles(drawnAnew, shares[0]!, promised('x'))).toEqual([SERVER])
})

test('a dishonest server that takes an exchanged promise back to the browser hears no share twice', () => {
  const own = committed(shares[0]!)
  contribution(waiting(own))
  const again = waiting(own, { commitment: sha256('13') })
  expect(contribution(again)).toBeNull()
  expect(promised('x')?.server).toBe(sha256('12'))
})
