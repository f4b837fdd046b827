import * as api from '../lib/api'
import type { Deck } from '../lib/cards'

/** The decks that somebody can play a game with: those that come with it, and those that this browser keeps. */
export class KnownDecks {
  given = $state.raw<Deck[]>([])
  own = $state.raw<Deck[]>([])
  private asked = ''

  get all(): Deck[] {
    return [...this.given, ...this.own]
  }

  /** Gives whether these are still the decks that are wanted. */
  async load(game: string): Promise<boolean> {
    this.asked = game
    const [given, own] = await Promise.all([api.decks(game), api.ownDecks(game)])
    if (this.asked !== game) return false
    ;[this.given, this.own] = [given, own]
    return true
  }
}
