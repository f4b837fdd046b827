import * as api from '../lib/api'
import type { Deck } from '../lib/cards'
import { builtFor } from './choice'

/** The decks that somebody can play a game with: those that come with it, and those that this browser keeps. */
export class KnownDecks {
  private everyGiven = $state.raw<Deck[]>([])
  private everyOwn = $state.raw<Deck[]>([])
  private asked = ''

  /** Only decks of this format are offered; empty: the game has none. */
  format = $state('')

  get given(): Deck[] {
    return builtFor(this.format, this.everyGiven)
  }

  get own(): Deck[] {
    return builtFor(this.format, this.everyOwn)
  }

  get all(): Deck[] {
    return [...this.given, ...this.own]
  }

  /** Gives whether these are still the decks that are wanted. */
  async load(game: string): Promise<boolean> {
    this.asked = game
    const [given, own] = await Promise.all([api.decks(game), api.ownDecks(game)])
    if (this.asked !== game) return false
    ;[this.everyGiven, this.everyOwn] = [given, own]
    return true
  }
}
