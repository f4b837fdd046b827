import * as api from '../lib/api'
import { type CardFacts, type Deck, type DeckList } from '../lib/cards'
import { changed, EMPTY } from './deck'

/** After the last change, before the server is asked what it thinks of the deck. */
const SETTLE = 250

/** A deck on the work bench: what is in it, what is wrong with it, and whether it is kept. */
export class Builder {
  deck = $state.raw<DeckList>(EMPTY)
  /** Under which it is kept; empty: not kept yet. */
  id = $state('')
  wrong = $state.raw<string[]>([])
  checked = $state(false)
  unsaved = $state(false)
  notice = $state('')
  own = $state.raw<Deck[]>([])
  given = $state.raw<Deck[]>([])

  private timer = 0

  constructor(readonly game: string) {}

  async open(): Promise<void> {
    await this.tried(async () => {
      this.given = await api.decks(this.game)
      this.own = await api.ownDecks(this.game)
    })
    this.check()
  }

  change(card: CardFacts, by: 1 | -1): void {
    this.set(changed(this.deck, card, by))
  }

  set(deck: DeckList): void {
    this.deck = deck
    this.unsaved = true
    this.check()
  }

  /** Take a deck to the bench. One that comes with the game is copied, as it belongs to everybody. */
  take(deck: Deck | null, own: boolean): void {
    const { name, stronghold, dynasty, fate } = deck ?? EMPTY
    this.deck = { name: own || !deck ? name : `${name} (mine)`, stronghold, dynasty, fate }
    this.id = own && deck ? deck.id : ''
    this.unsaved = false
    this.notice = ''
    this.check()
  }

  check(): void {
    clearTimeout(this.timer)
    this.checked = false
    const asked = this.deck
    this.timer = window.setTimeout(() => {
      void this.tried(async () => {
        const wrong = await api.checkDeck(this.game, asked)
        if (asked === this.deck) [this.wrong, this.checked] = [wrong, true]
      })
    }, SETTLE)
  }

  async keep(): Promise<void> {
    await this.tried(async () => {
      const kept = await api.keepDeck(this.game, this.deck, this.id)
      this.id = kept.id
      this.unsaved = false
      this.notice = `${kept.name} is kept.`
      this.own = await api.ownDecks(this.game)
    })
  }

  async drop(): Promise<void> {
    await this.tried(async () => {
      await api.dropDeck(this.game, this.id)
      this.take(null, true)
      this.own = await api.ownDecks(this.game)
    })
  }

  /** Reads a list; gives whether there was a deck in it. */
  async read(text: string): Promise<boolean> {
    return this.tried(async () => {
      const { wrong, ...deck } = await api.readDeck(this.game, text)
      this.id = ''
      this.set(deck)
      this.notice = wrong.join('. ')
    })
  }

  private async tried(work: () => Promise<void>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      this.notice = (error as Error).message
      return false
    }
  }
}
