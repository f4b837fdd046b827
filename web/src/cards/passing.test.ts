import { describe, expect, it } from 'vitest'
import type { Option } from '../lib/wire'
import { PAUSE, waitBeforePassing, type Passing } from './passing'
import type { CardsView } from './view'

const ASK: Passing = { reactions: 'never', emptyBattles: false }
const pass: Option = { id: 'pass', label: 'Pass', refs: [], remark: '' }
const act: Option = { id: 'use:c3:1', label: 'Act', refs: ['c3'], remark: '' }

const REACTION = 'Respond.take_answer'
const ACTION = 'ActionRound.take'

function asked(kind: string, options = [pass], attacking: unknown[] = [], in_combat = true): CardsView {
  return {
    seat: 0,
    decision: { kind, prompt: 'Well?', options },
    battle: { attacker: 0, defender: 1, current: 'p5', in_combat },
    battlefields: [{ id: 'p5', attacking, defending: [{}] }],
  } as unknown as CardsView
}

describe('passing by itself', () => {
  it('asks unless it is told to pass', () => {
    expect(waitBeforePassing(asked(REACTION), ASK)).toBeNull()
    expect(waitBeforePassing(asked(ACTION), ASK)).toBeNull()
  })

  it('waits equally long whatever could be done', () => {
    const passing: Passing = { ...ASK, reactions: 'pause' }
    expect(waitBeforePassing(asked(REACTION), passing)).toBe(PAUSE)
    expect(waitBeforePassing(asked(REACTION, [act, pass]), passing)).toBe(PAUSE)
    expect(waitBeforePassing(asked(REACTION), { ...ASK, reactions: 'at once' })).toBe(0)
  })

  it('never answers another question', () => {
    const all: Passing = { reactions: 'at once', emptyBattles: true }
    expect(waitBeforePassing(asked(ACTION, [pass], [], false), all)).toBeNull()
    expect(waitBeforePassing(asked('Duel.take_focus'), all)).toBeNull()
    expect(waitBeforePassing(asked(REACTION, [act]), all)).toBeNull()
  })

  it('passes battles only where no own unit is', () => {
    const passing: Passing = { ...ASK, emptyBattles: true }
    expect(waitBeforePassing(asked(ACTION), passing)).toBe(PAUSE)
    expect(waitBeforePassing(asked(ACTION, [pass], [{}]), passing)).toBeNull()
  })
})
