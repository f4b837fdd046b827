import { beforeEach, expect, it, vi } from 'vitest'
import type { ChatLine } from '../lib/wire'
import { heard, hushed, remembered } from './chat'

const line = (name: string, seat: number | null = 0): ChatLine => ({ name, seat, text: 'Hm.' })

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})

it('shows nothing of who was silenced until they are heard again', () => {
  const chat = [line('Hana'), line('Ben', 1), line('Hana')]
  const silent = hushed('t', [], 'Hana', true)
  expect(heard(chat, silent).map((each) => each.name)).toEqual(['Ben'])
  expect(heard(chat, hushed('t', silent, 'Hana', false))).toEqual(chat)
})

it('remembers it for the table, and only for that', () => {
  hushed('t', ['Ben'], 'Hana', true)
  expect(remembered('t')).toEqual(['Ben', 'Hana'])
  expect(remembered('u')).toEqual([])
})

it('takes what it cannot read for nothing', () => {
  localStorage.setItem('gorin.silent.t', '{')
  expect(remembered('t')).toEqual([])
})
