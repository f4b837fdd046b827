import { expect, it } from 'vitest'
import { marked, questionOf, standing, without, type Pick } from './picks'
import type { Decision } from './wire'

const asks = (kind: string, ...ids: string[]): Decision => ({
  kind,
  prompt: `${kind}?`,
  options: ids.map((id) => ({ id, label: id, refs: [id], remark: '' })),
})
const pick = (decision: Decision, id: string): Pick => ({ option: decision.options.find((option) => option.id === id)!, kind: decision.kind, at: questionOf(decision) })
const ids = (picks: readonly Pick[]) => picks.map(({ option }) => option.id)

const act = asks('act', 'charge', 'pass')
const targets = [asks('target', 'a', 'b', 'c', 'back'), asks('target', 'b', 'c', 'back'), asks('target', 'c', 'back', 'done')]
const charge = [pick(act, 'charge'), pick(targets[0]!, 'a'), pick(targets[1]!, 'b')]

const units = [asks('unit', 'u', 'v', 'w', 'done'), asks('unit', 'v', 'w', 'done', 'back'), asks('unit', 'w', 'done', 'back')]
const [placeU, placeV] = [{ ...asks('place', 'p', 'q', 'back'), prompt: 'u?' }, { ...asks('place', 'p', 'q', 'back'), prompt: 'v?' }]
const march = [pick(units[0]!, 'u'), pick(placeU, 'p'), pick(units[1]!, 'v'), pick(placeV, 'q')]

it('knows what was taken back by the question that is asked again', () => {
  expect(ids(standing(charge, targets[2]!))).toEqual(['charge', 'a', 'b'])
  expect(ids(standing(charge, targets[1]!))).toEqual(['charge', 'a'])
  expect(ids(standing(charge, targets[0]!))).toEqual(['charge'])
  expect(ids(standing(march, units[1]!))).toEqual(['u', 'p'])
})

it('marks the targets, and the units, that were picked so far', () => {
  expect(ids(marked(charge, targets[2]!))).toEqual(['a', 'b'])
  expect(ids(marked(march, units[2]!))).toEqual(['u', 'v'])
  expect(ids(marked(march.slice(0, 3), placeV))).toEqual([])
  expect(ids(marked(charge.slice(0, 1), targets[0]!))).toEqual([])
})

it('picks the others again when one is taken back', () => {
  expect(without(charge, charge[1]!)).toEqual(['b'])
  expect(without(charge, charge[2]!)).toEqual([])
  expect(without(march, march[0]!)).toEqual(['v', 'q'])
  expect(without(march, march[2]!)).toEqual([])
})
