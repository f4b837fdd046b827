import { expect, test } from 'vitest'
import type { Decision } from '../../lib/wire'
import { askedOn, broughtOn, openPlaces, shortName, tabFor, unusual, whoStands, type Score, type Tile } from './board'

const tile = (id: string, name: string, kind = 'fortress'): Tile => ({
  id, kind, name, owner: 0, column: 0, row: 0, face_up: true, standing: true, near: [], guests: [], card: null, text: '', reconstructed: false,
})
const option = (id: string, ...refs: string[]) => ({ id, label: id, refs, remark: '' })
const score = (steps: number[], progress: [number, number][] = []): Score => ({ steps, total: 0, progress, mission: null })

test('places for a tile are read from what is offered', () => {
  const decision: Decision = { kind: '', prompt: '', options: [option('hex:0:-1', 'hex:0:-1', 't0'), option('back'), option('t3', 't3')] }
  expect(openPlaces(decision)).toEqual([{ ref: 'hex:0:-1', column: 0, row: -1 }])
  expect(openPlaces(null)).toEqual([])
})

test('the map or the paths come to the front where everything asked for is there', () => {
  const map = [tile('t0', 'Toshi Ranbo', 'toshi-ranbo'), tile('t1', "Lion's Open Fortress")]
  expect(askedOn({ map }, [option('t1', 't1'), option('hex:0:1', 'hex:0:1', 't0')])).toBe('map')
  expect(askedOn({ map }, [option('path:honor', 'path:honor')])).toBe('paths')
  expect(askedOn({ map }, [option('rule5', 't0'), option('use:c4:0', 'c4')])).toBe('')
  expect(askedOn({ map }, [])).toBe('')
})

test('a lesson that speaks of a tile, of its card or of the paths shows them', () => {
  const map = [{ ...tile('t1', "Lion's Open Fortress"), card: 'c57' }]
  expect([['t1'], ['c57'], ['c1', 'paths'], ['path:honor'], ['c1']].map((refs) => tabFor({ map }, refs))).toEqual(['map', 'map', 'paths', 'paths', ''])
})

test('a tile is called by what tells it apart from the others of its owner', () => {
  const names = [tile('t1', "Lion 2's Open Fortress (face-down)"), tile('t2', "Lion's Plains", 'plains'), tile('t0', 'Toshi Ranbo', 'toshi-ranbo')]
  expect(names.map(shortName)).toEqual(['Open', '', 'Toshi Ranbo'])
})

test('only what is not as usual is worth a word', () => {
  const agreed = [
    { variant: 'Victory', choice: 'Wartime', text: '', usual: false },
    { variant: 'Gempukku', choice: 'yes', text: '', usual: false },
  ]
  expect(unusual(agreed)).toBe('Wartime · Gempukku')
  expect(unusual([{ variant: 'Victory', choice: 'Paths to Victory', text: '', usual: true }])).toBe('')
})

test('who stands on a step, and what the turn has brought', () => {
  const scores = [score([0, 2], [[0, 1], [5, 8]]), undefined, score([1, 2], [[1, 1], [0, 8]])]
  expect(whoStands(scores, 1, 2)).toEqual([0, 2])
  expect([broughtOn(scores, 0), broughtOn(scores, 1)]).toEqual([[{ seat: 2, have: 1, due: 1 }], [{ seat: 0, have: 5, due: 8 }]])
})
