import { recall, remember } from '../lib/stored'
import type { Decision, LogLine } from '../lib/wire'
import { deedsOfOthers } from './beats'

/** A place in the course of a game at which players may act or let it pass; a game names its own. */
export interface Window {
  /** What is remembered: `action.own`. */
  id: string
  /** Everybody can see that there is nothing to do here. */
  idle?: boolean
}

/** What is answered without the player, and how soon. */
export interface Answer {
  option: string
  wait: number
  /** What the player is told meanwhile. */
  words: string
}

/**
 * Always as long, whatever is held: how soon somebody answers must tell nothing. It is long enough to be seen, and to be
 * stopped.
 */
export const PAUSE = 900
/** Words that let something pass; every game uses these names. */
const PASSES = ['pass', 'done']
const BACK = 'back'
export type Hurry = '' | 'happens' | 'turn'

function only(decision: Decision): string | null {
  const options = decision.options.filter((option) => option.id !== BACK)
  return options.length === 1 ? options[0]!.id : null
}

function passIn(decision: Decision): string | null {
  return decision.options.find((option) => PASSES.includes(option.id))?.id ?? null
}

/** What a player lets the page do: where to stop, what to pay with, and how far to hurry on. Kept by the browser. */
export class AutoPass {
  /** Window -> whether the player wants to be asked there; where nothing was said, yes. */
  private stops = $state.raw<Record<string, boolean>>(JSON.parse(recall('stops', '{}')) as Record<string, boolean>)
  /** What only one option is left for is answered. */
  onlyOptions = $state(recall('only-options', 'yes') === 'yes')
  /** A payment that nobody would think about is made. */
  payments = $state(recall('payments', 'yes') === 'yes')
  hurry = $state<Hurry>('')
  private since = { lines: 0, last: '', turn: 0 }

  stopsAt(window: string): boolean {
    return this.stops[window] ?? true
  }

  toggle(window: string): void {
    this.stops = { ...this.stops, [window]: !this.stopsAt(window) }
    remember('stops', JSON.stringify(this.stops))
  }

  set(habit: 'onlyOptions' | 'payments', on: boolean): void {
    this[habit] = on
    remember(habit === 'payments' ? 'payments' : 'only-options', on ? 'yes' : 'no')
  }

  /** Pass from here on, until something happens or until the turn is over. */
  hasten(how: Hurry, log: readonly LogLine[], turn: number): void {
    this.hurry = this.hurry === how ? '' : how
    this.since = { lines: log.length, last: log.at(-1)?.text ?? '', turn }
  }

  /** Somebody has done something, or the turn is over: there is no hurry any more. */
  look(log: readonly LogLine[], turn: number, seat: number | null): void {
    if (!this.hurry) return
    const { lines, last } = this.since
    // The line that was the last one then may have gone on.
    const first = (log[lines - 1]?.text ?? '') === last ? lines : lines - 1
    const happened = this.hurry === 'happens' && deedsOfOthers(log.slice(first), seat)
    if (happened || turn !== this.since.turn) this.hurry = ''
  }

  /** What the page answers by itself; null: the player is asked. */
  answer(decision: Decision, window: Window | null): Answer | null {
    const pass = passIn(decision)
    if (window && pass) {
      if (this.hurry) return { option: pass, wait: PAUSE / 3, words: this.hurry === 'turn' ? 'Passing the turn…' : 'Passing until something happens…' }
      if (window.idle) return { option: pass, wait: PAUSE, words: 'Nothing to do here: passing…' }
      if (!this.stopsAt(window.id)) return { option: pass, wait: PAUSE, words: 'No stop here: passing…' }
    }
    const single = this.onlyOptions ? only(decision) : null
    if (single) return { option: single, wait: PAUSE, words: pass ? 'Nothing else can be done: passing…' : 'Only one option: taking it…' }
    if (this.payments && decision.proposed) return { option: decision.proposed, wait: 0, words: '' }
    return null
  }
}

/** One for the page. */
export const autoPass = new AutoPass()
