import type { Window } from '../table/autoPass.svelte'
import { unitsIn, type CardsView } from './view'

/** The rules that ask, and what their windows are called. */
const WINDOWS: Record<string, string> = {
  'reaction': 'reaction',
  'attack.declare': 'attack',
  'dynasty.buy': 'buy',
  'dynasty.discard': 'discard',
}
const ACTION = 'action'

/** At which place of a turn the player is asked; null where nothing can be let pass. */
export function windowOf(view: CardsView): Window | null {
  const kind = view.decision?.kind ?? ''
  const whose = view.active === view.seat ? 'own' : 'others'
  if (kind === ACTION) return { id: `${view.battle?.in_combat ? 'battle' : 'action'}.${whose}` }
  const name = WINDOWS[kind]
  if (!name) return null
  return { id: `${name}.${whose}`, idle: kind === 'attack.declare' && !hasUnits(view) }
}

/** Who controls nobody has nobody to attack with. */
function hasUnits(view: CardsView): boolean {
  const own = view.seat === null ? [] : (view.players[view.seat]?.units ?? [])
  return own.length > 0 || unitsIn(view).some((unit) => unit.owner === view.seat)
}

/** A phase of the turn, with the places in it at which one can stop. */
export interface Phase {
  id: string
  stops: { window: string; label: string; name: string }[]
}

const both = (window: string, where: string) => [
  { window: `${window}.own`, label: 'me', name: `${where} in your turn` },
  { window: `${window}.others`, label: 'them', name: `${where} in other players' turns` },
]

/** The turn from left to right. */
export const PHASES: Phase[] = [
  { id: 'straighten', stops: [] },
  { id: 'events', stops: [] },
  { id: 'action', stops: both('action', 'for actions') },
  { id: 'attack', stops: [{ window: 'attack.own', label: 'declare', name: 'to declare an attack' }, ...both('battle', 'for Battle actions')] },
  { id: 'dynasty', stops: [{ window: 'discard.own', label: 'discard', name: 'to discard from provinces' }] },
  { id: 'end', stops: [] },
]
/** A game with paths looks in the end how far everybody has come. */
export function phasesOf(view: CardsView): Phase[] {
  return view.paths ? [...PHASES, { id: 'path', stops: [] }] : PHASES
}

/** Windows that open in any phase. */
export const ANYTIME = both('reaction', 'for Reactions')
