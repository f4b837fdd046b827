import type { Window } from '../table/autoPass.svelte'
import type { LcgView } from './view'

const RESPONSE = 'response'
const ACTION = 'action'

/** At which place of a round the player is asked; null where nothing can be let pass. */
export function windowOf(view: LcgView): Window | null {
  const kind = view.decision?.kind ?? ''
  if (kind === RESPONSE) return { id: 'lcg.response' }
  if (kind !== ACTION) return null
  return { id: view.conflict ? 'lcg.in-conflict' : `lcg.${view.phase}` }
}

const stop = (window: string, label: string, name: string) => ({ window: `lcg.${window}`, label, name })

/** The round from left to right, with the places in it at which one can stop. */
export const PHASES = [
  { id: 'dynasty', stops: [] },
  { id: 'draw', stops: [stop('draw', 'act', 'for actions in the draw phase')] },
  { id: 'conflict', stops: [stop('conflict', 'act', 'for actions between conflicts'), stop('in-conflict', 'fight', 'for actions in a conflict')] },
  { id: 'fate', stops: [stop('fate', 'act', 'for actions in the fate phase')] },
]
/** Windows that open in any phase. */
export const ANYTIME = [stop('response', 'ask', 'reactions')]
