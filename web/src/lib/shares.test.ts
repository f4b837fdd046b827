import { expect, test } from 'vitest'
import { sha256 } from './sha256'
import { troubles } from './shares'
import type { Fairness } from './wire'

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

test('a fair game has nothing wrong with it', () => {
  expect(troubles(fair, shares[0]!, sha256('12'))).toEqual([])
  expect(troubles({ ...fair, server: null, seed: null }, shares[0]!, '')).toEqual([])
})

test('whatever was changed is found', () => {
  const promised = sha256('12')
  expect(troubles({ ...fair, server: '13' }, shares[0]!, promised)).toContain('The server has changed its part of the seed.')
  expect(troubles({ ...fair, server: '13', commitment: sha256('13') }, shares[0]!, promised)[0]).toBe('The server has changed its part of the seed.')
  expect(troubles({ ...fair, shares: [shares[0]!, 'c3'] }, shares[0]!, promised)).toContain('Somebody has changed a share of the seed.')
  expect(troubles(fair, 'd4'.repeat(32), promised)).toEqual(['What this browser added to the seed is missing.'])
  expect(troubles({ ...fair, seed: '7' }, shares[0]!, promised)).toEqual(['The seed is not made of the parts that were told.'])
})
