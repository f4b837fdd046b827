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

  /** The deck of the game of which this is a copy. */
  private copied = $state('')
  private timer = 0

  constructor(readonly game: string) {}

  async open(): Promise<void> {
    await this.tried(async () => {
      this.given = await api.decks(this.game)
      this.own = await api.ownDecks(this.game)
    })
    this.check()
  }

  /** What is on the bench, as the list of decks calls it. */
  get origin(): string {
    if (this.id) return `own ${this.id}`
    return this.copied ? `given ${this.copied}` : 'new'
  }

  change(card: CardFacts, by: 1 | -1): void {
    this.set(changed(this.deck, card, by))
  }

  set(deck: DeckList): void {
    this.deck = deck
    this.unsaved = true
    this.notice = ''
    this.check()
  }

  /** Take a deck to the bench. One that comes with the game is copied, as it belongs to everybody. */
  take(deck: Deck | null, own: boolean): void {
    const { name, stronghold, dynasty, fate } = deck ?? EMPTY
    this.deck = { name: own || !deck ? name : `${name} (mine)`, stronghold, dynasty, fate }
    this.id = own && deck ? deck.id : ''
    this.copied = own || !deck ? '' : deck.id
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

  /** Takes a list to the bench, as far as it can be read; gives what cannot be. */
  async read(text: string): Promise<string[]> {
    try {
      const { wrong, ...deck } = await api.readDeck(this.game, text)
      this.id = this.copied = ''
      this.set(deck)
      return wrong
    } catch (error) {
      return [(error as Error).message]
    }
  }

  private async tried(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.notice = (error as Error).message
    }
  }
}
