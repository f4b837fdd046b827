import { expect, test } from 'vitest'
import { byChapter, clauseLink, matching } from './chapters'

const clauses = [
  { id: 'BR-RAD-01', section: 'Raids', text: 'A raid goes to the middle.', example: '', mark: '' },
  { id: 'BR-PEA-01', section: 'Peace', text: 'Peace keeps tokens out.', example: '', mark: '' },
  { id: 'BR-RAD-02', section: 'Raids', text: 'No raid at home.', example: '', mark: '' },
]

test('chapters keep the order of the ledger', () => {
  expect(byChapter(clauses).map((c) => [c.anchor, c.clauses.length])).toEqual([
    ['chapter-raids', 2],
    ['chapter-peace', 1],
  ])
})

test('every wanted word must occur, in any case', () => {
  expect(matching(clauses, 'RAID middle').map((c) => c.id)).toEqual(['BR-RAD-01'])
  expect(matching(clauses, 'br-rad').length).toBe(2)
  expect(matching(clauses, '').length).toBe(3)
})

test('a clause has a link', () => {
  expect(clauseLink('battle', 'BR-RAD-03')).toBe('/rules/battle#BR-RAD-03')
})
