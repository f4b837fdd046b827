import { expect, test } from 'vitest'
import { asSentence } from './sentence'

test('a reason of the server becomes a sentence, and a sentence stays one', () => {
  expect(asSentence('the table has moved on; look again')).toBe('The table has moved on; look again.')
  expect(asSentence('Trying again…')).toBe('Trying again…')
})
