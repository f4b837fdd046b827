import { expect, test } from 'vitest'
import type { LogLine, Script } from '../lib/wire'
import { framesOf } from './frames'

const line = (text: string): LogLine => ({ text, clauses: [], kind: 'k', refs: [] })
const beat = { title: '', say: [], look: [], instead: '' }
const script: Script = {
  game: 'g',
  title: 't',
  seat: 0,
  names: [],
  beats: [
    { ...beat, moments: [{ view: [[[], { round: 1 }]], log: [line('a')], choose: null, hint: '' }] },
    {
      ...beat,
      moments: [
        { view: [], log: [], choose: 'x', hint: 'Take x.' },
        { view: [[['round'], 2]], log: [line('b')], choose: 'y', hint: 'Take y.' },
      ],
    },
  ],
}

test('each frame has all that was told before', () => {
  const frames = framesOf(script)
  expect(frames.map((frame) => frame.beat)).toEqual([0, 1, 1])
  expect(frames.map((frame) => (frame.view as unknown as { round: number }).round)).toEqual([1, 1, 2])
  expect(frames.map((frame) => frame.log.map((told) => told.text).join())).toEqual(['a', 'a', 'a,b'])
})
