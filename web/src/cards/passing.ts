import { recall, remember } from '../lib/stored'
import type { CardsView } from './view'

export const REACTIONS = ['never', 'pause', 'at once'] as const
export type Reactions = (typeof REACTIONS)[number]

/** What is passed without asking. */
export interface Passing {
  reactions: Reactions
  /** Battle actions where no own unit is. */
  emptyBattles: boolean
}

/** Always as long, whatever is held: how long somebody thinks must tell nothing. */
export const PAUSE = 1200

const PASS = 'pass'
/** The rules that ask for a reaction, and for an action. */
const REACTION = 'Respond.take_answer'
const ACTION = 'ActionRound.take'

/** How long to wait before passing here; null where the player is asked. */
export function waitBeforePassing(view: CardsView, { reactions, emptyBattles }: Passing): number | null {
  const { decision } = view
  if (!decision?.options.some((option) => option.id === PASS)) return null
  if (decision.kind === REACTION) {
    if (reactions === 'never') return null
    return reactions === 'pause' ? PAUSE : 0
  }
  const fights = decision.kind === ACTION && view.battle?.in_combat
  return emptyBattles && fights && !hasUnitInBattle(view) ? PAUSE : null
}

function hasUnitInBattle(view: CardsView): boolean {
  const field = view.battlefields.find((each) => each.id === view.battle?.current)
  if (!field) return true
  return (view.battle?.attacker === view.seat ? field.attacking : field.defending).length > 0
}

export function recalledPassing(): Passing {
  const reactions = recall('passing.reactions', 'never')
  return {
    reactions: REACTIONS.find((each) => each === reactions) ?? 'never',
    emptyBattles: recall('passing.empty-battles', 'no') === 'yes',
  }
}

export function rememberPassing({ reactions, emptyBattles }: Passing): void {
  remember('passing.reactions', reactions)
  remember('passing.empty-battles', emptyBattles ? 'yes' : 'no')
}
