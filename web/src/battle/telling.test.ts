import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LogLine } from '../lib/wire'
import { facesOf, inParts, stepsOf, Telling } from './telling.svelte'
import type { BattleView, Piece } from './view'

const line = (kind: string, text: string, ...refs: string[]): LogLine => ({ kind, text, refs, clauses: [] })
const piece = (id: number, seat: number, spot: string): Piece => ({ id, seat, spot, faceup: false, on: null })

test('a battle is told with what came to light there and who won it', () => {
  const steps = stepsOf([
    line('revealed', 'A token is army 3.', 'seat:0', 'border:a|b', 'province:b'),
    line('revealed', 'A token is army 1.', 'seat:0', 'province:c'),
    line('battle', 'Battle for B: X attacks with 3; Y defends with 1; X takes it.', 'province:b', 'seat:1', 'seat:0'),
    line('battle', 'Battle for D: X attacks with 1; its defense is 2; nobody takes it.', 'province:d', 'seat:0'),
    line('defended', 'Z has defended C.', 'seat:2', 'province:c'),
    line('battle', 'Battle for E: X attacks with 1; its defense is 0; X takes it.', 'province:e', 'seat:0'),
    line('short', 'X has no control token left for E.', 'seat:0', 'province:e'),
    line('control', 'X puts 1 control token into B.', 'seat:0', 'province:b'),
    line('round', 'Round 3.'),
    line('control', 'X puts 1 control token into D.', 'seat:0', 'province:d'),
  ])
  expect(steps).toEqual([
    { province: 'b', facts: ['A token is army 3.'], course: ['X attacks with 3', 'Y defends with 1'], result: 'X takes it.', winner: 0, line: 2 },
    { province: 'd', facts: [], course: ['X attacks with 1', 'its defense is 2'], result: 'nobody takes it.', winner: null, line: 3 },
    { province: 'c', facts: ['A token is army 1.'], course: [], result: 'Z has defended C.', winner: 2, line: 4 },
    { province: 'e', facts: [], course: ['X attacks with 1', 'its defense is 0'], result: 'X takes it.', winner: 0, line: 5 },
  ])
})

test('a defense stands for itself only where there was no battle', () => {
  const lines = [line('battle', 'Battle for B: X holds it.', 'province:b'), line('defended', 'X has defended B.', 'seat:1', 'province:b')]
  expect(stepsOf(lines).map((step) => [step.result, step.winner])).toEqual([['X holds it.', 1]])
})

test('each token gets the face that came to light at its place', () => {
  const pieces = [piece(1, 0, 'a>b'), piece(2, 0, 'b>a'), piece(3, 1, 'b'), piece(4, 1, 'b')]
  const faces = facesOf(pieces, [
    line('revealed', "X's token from B into A is navy 2.", 'seat:0', 'border:a|b', 'province:a'),
    line('revealed', "Y's token in B is bluff.", 'seat:1', 'province:b'),
    line('revealed', "Y's token in B is army 5.", 'seat:1', 'province:b'),
  ])
  expect([...faces]).toEqual([[2, 'navy-2'], [3, 'bluff'], [4, 'army-5']])
})

test('a sentence without parts stays whole', () => {
  expect(inParts('Peace comes to A.')).toEqual(['Peace comes to A.'])
})

describe('the board while it is told', () => {
  const WHOLE_STEP = 3200
  const lines = [
    line('revealed', "X's token from A into B is army 3.", 'seat:0', 'border:a|b', 'province:b'),
    line('revealed', "Y's token in B is army 1.", 'seat:1', 'province:b'),
    line('revealed', "Y's token in C is navy 2.", 'seat:1', 'province:c'),
    line('revealed', "X's token in D is bluff.", 'seat:0', 'province:d'),
    line('battle', 'Battle for B: X attacks with 3; Y defends with 1; X takes it.', 'province:b', 'seat:1', 'seat:0'),
    line('control', 'X puts 1 control token into B.', 'seat:0', 'province:b'),
    line('defended', 'Y has defended C.', 'seat:1', 'province:c'),
  ]
  const lands = (b: number) => ({ b: { owner: b }, c: { owner: 1 } })
  const before = { pieces: [piece(1, 0, 'a>b'), piece(2, 1, 'b'), piece(3, 1, 'c'), piece(4, 0, 'd')], provinces: lands(1), round: 1 } as unknown as BattleView
  const now = { pieces: [], provinces: lands(0), round: 2 } as unknown as BattleView
  const faces = (view: BattleView) => view.pieces.map((each) => (each.faceup ? each.face : 'facedown'))
  const beaten = (view: BattleView) => view.pieces.filter((each) => each.beaten).map((each) => each.id)
  let telling: Telling

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('window', globalThis)
    telling = new Telling()
    telling.begin(before, [line('round', 'Round 1.'), ...lines], 1)
  })
  afterEach(() => {
    telling.skip()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('tokens turn up at their battle, the others wait; a mere bluff is found out at once', () => {
    expect(faces(telling.board(now))).toEqual(['army-3', 'army-1', 'facedown', 'bluff'])
    expect([telling.board(now).round, telling.board(now).provinces.b?.owner]).toEqual([1, 1])
    expect(telling.told).toBe(5)
  })

  test('the beaten side fades when it is decided, and all leave with the battle', () => {
    vi.advanceTimersByTime(WHOLE_STEP * 0.6)
    expect(beaten(telling.board(now))).toEqual([2, 4])
    expect(telling.board(now).provinces.b?.owner).toBe(0)
    vi.advanceTimersByTime(WHOLE_STEP * 0.45)
    expect(faces(telling.board(now))).toEqual(['navy-2'])
    expect(telling.told).toBe(7)
  })

  test('at the end the board is as it is', () => {
    vi.advanceTimersByTime(WHOLE_STEP * 2.1)
    expect(telling.board(now)).toBe(now)
    expect(telling.told).toBeUndefined()
  })
})
