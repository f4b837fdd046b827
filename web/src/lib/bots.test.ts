import { expect, test } from 'vitest'
import { bestFirst, company, described } from './bots'

const seat = (name: string, bot: string | null = null) => ({ name, bot })

test('people are named, bots counted', () => {
  expect(company([seat('Hana'), seat('', null), seat('Bot (random)', 'random')])).toBe('Hana, free, a bot')
  expect(company([seat('Hana'), seat('x', 'random'), seat('y', 'random')])).toBe('Hana, 2 bots')
  expect(company([seat('Hana'), seat('Ren')])).toBe('Hana, Ren')
})

test('a bot is described, the better one comes first', () => {
  expect(described('beginner')).toBe('Beginner (overlooks a good deal)')
  expect(described('random')).toBe('Random (plays anything that is allowed)')
  expect(described('oracle')).toBe('oracle')
  expect(bestFirst(['random', 'heuristic'])).toEqual(['heuristic', 'random'])
})
