import { expect, it } from 'vitest'
import { beside } from './places'

const SCREEN = { width: 1000, height: 600 }
const PANEL = { width: 200, height: 300 }

it('stands to the right where there is room, else to the left, always within the screen', () => {
  expect(beside({ left: 100, right: 180, top: 200, bottom: 300 }, PANEL, SCREEN)).toEqual({ left: 188, top: 100 })
  expect(beside({ left: 900, right: 980, top: 200, bottom: 300 }, PANEL, SCREEN)).toEqual({ left: 692, top: 100 })
  expect(beside({ left: 5, right: 990, top: 0, bottom: 20 }, PANEL, SCREEN)).toEqual({ left: 8, top: 8 })
})

it('stands over what lies at the bottom', () => {
  expect(beside({ left: 400, right: 480, top: 500, bottom: 600 }, PANEL, SCREEN)).toEqual({ left: 340, top: 192 })
  expect(beside({ left: 400, right: 480, top: 250, bottom: 600 }, PANEL, SCREEN).top).toBe(275)
})
