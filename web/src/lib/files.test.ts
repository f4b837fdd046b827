import { expect, test } from 'vitest'
import { understand, until } from './files'

const record = '{"gorin":1,"kind":"record","game":"battle","setup":{"seats":3},"seed":123456789012345678901,"choices":[[0,"a"],[1,"b"]]}'

test('a record is known by its kind, and its seed keeps every digit', () => {
  const file = understand(record)
  expect(file).toMatchObject({ kind: 'record', game: 'battle', seats: 3, choices: 2 })
  expect(file.content.seed).toBe('123456789012345678901')
  expect(until(file.content, 1).choices).toEqual([[0, 'a']])
})

test('a position is known by its players', () => {
  expect(understand('{"round":3,"players":[{},{}]}')).toMatchObject({ kind: 'position', game: 'battle', seats: 2 })
  expect(understand('{"kind":"record","game":"x","position":{"players":[1,2,3,4]},"choices":[]}').seats).toBe(4)
})

test.each([
  ['nonsense', 'not a saved game file'],
  ['[1]', 'neither the record of a game nor a saved position'],
  ['{"a":1}', 'neither the record of a game nor a saved position'],
  ['{"kind":"save"}', 'saved in the terminal'],
  ['{"kind":"record","choices":[]}', 'how many seats'],
])('%s is refused with a sentence', (text, reason) => {
  expect(() => understand(text)).toThrow(reason)
})
