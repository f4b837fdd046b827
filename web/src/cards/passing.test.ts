import { describe, expect, it } from 'vitest'
import type { Option } from '../lib/wire'
import { PAUSE, waitBeforePassing, type Passing } from './passing'
import type { CardsView } from './view'

const ASK: Passing = { reactions: 'never', emptyBattles: false }
const pass: Option = { id: 'pass', label: 'Pass', refs: [], remark: '' }
const act: Option = { id: 'use:c3:1', label: 'Act', refs: ['c3'], remark: '' }

function asked(prompt: string, options = [pass], attacking: unknown[] = []): CardsView {
  return {
    seat: 0,
    decision: { prompt, options },
    battle: { attacker: 0, defender: 1, current: 'p5', in_combat: true },
    battlefields: [{ id: 'p5', attacking, defending: [{}] }],
  } as unknown as CardsView
}

describe('passing by itself', () => {
  it('asks unless it is told to pass', () => {
    expect(waitBeforePassing(asked('The battle begins. Do you react?'), ASK)).toBeNull()
    expect(waitBeforePassing(asked('Take a Battle action, or pass.'), ASK)).toBeNull()
  })

  it('waits equally long whatever could be done', () => {
    const passing: Passing = { ...ASK, reactions: 'pause' }
    expect(waitBeforePassing(asked('Do you react?'), passing)).toBe(PAUSE)
    expect(waitBeforePassing(asked('Do you react?', [act, pass]), passing)).toBe(PAUSE)
    expect(waitBeforePassing(asked('Do you react?'), { ...ASK, reactions: 'at once' })).toBe(0)
  })

  it('never answers another question', () => {
    const all: Passing = { reactions: 'at once', emptyBattles: true }
    expect(waitBeforePassing(asked('Take an action, or pass.'), all)).toBeNull()
    expect(waitBeforePassing(asked('Do you react?', [act]), all)).toBeNull()
  })

  it('passes battles only where no own unit is', () => {
    const passing: Passing = { ...ASK, emptyBattles: true }
    expect(waitBeforePassing(asked('Take a Battle action, or pass.'), passing)).toBe(PAUSE)
    expect(waitBeforePassing(asked('Take a Battle action, or pass.', [pass], [{}]), passing)).toBeNull()
  })
})
