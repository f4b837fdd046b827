import * as api from '../lib/api'
import { type CardFacts, type Deck, type DeckList, type DeckShape, type Part } from '../lib/cards'
import { changed, deckOnly, emptyDeck, NO_SHAPE } from './deck'

/** After the last change, before the server is asked what it thinks of the deck. */
const SETTLE = 250

/** A deck on the work bench: what is in it, what is wrong with it, and whether it is kept. */
export class Builder {
  shape = $state.raw<DeckShape>(NO_SHAPE)
  deck = $state.raw<DeckList>(emptyDeck(NO_SHAPE))
  /** Under which it is kept; empty: not kept yet. */
  id = $state('')
  wrong = $state.raw<string[]>([])
  /** What to keep an eye on besides, such as influence. */
  sums = $state.raw<string[]>([])
  /** The list that new cards go into, where it is not their own: a sideboard. */
  aside = $state('')
  checked = $state(false)
  unsaved = $state(false)
  notice = $state('')
  own = $state.raw<Deck[]>([])
  given = $state.raw<Deck[]>([])
  /** It is known what a deck consists of, and which there are: before that nothing can be built, or kept. */
  ready = $state(false)

  /** The deck of the game of which this is a copy. */
  private copied = $state('')
  private timer = 0

  constructor(readonly game: string) {}

  async open(): Promise<void> {
    await this.tried(async () => {
      this.shape = await api.deckShape(this.game)
      this.deck = emptyDeck(this.shape)
      this.given = await api.decks(this.game)
      this.own = await api.ownDecks(this.game)
    })
    this.ready = true
    this.check()
  }

  /** What is on the bench, as the list of decks calls it. */
  get origin(): string {
    if (this.id) return `own ${this.id}`
    return this.copied ? `given ${this.copied}` : 'new'
  }

  /** Where a card goes to, or is taken from, when nobody says it. */
  partFor(card: CardFacts): Part {
    const own = this.shape.parts.find((part) => part.name === card.part)
    return this.aside && !own?.single ? this.aside : card.part
  }

  change(card: CardFacts, by: 1 | -1, part = this.partFor(card)): void {
    this.set(changed(this.deck, card, by, part))
  }

  set(deck: DeckList): void {
    this.deck = deck
    if ((this.shape.unused[deck.format ?? ''] ?? []).includes(this.aside)) this.aside = ''
    this.unsaved = true
    this.notice = ''
    this.check()
  }

  /** Take a deck to the bench. One that comes with the game is copied, as it belongs to everybody. */
  take(deck: Deck | null, own: boolean): void {
    const taken = deck ?? emptyDeck(this.shape)
    this.deck = { ...deckOnly(taken, this.shape), name: own || !deck ? taken.name : `${taken.name} (mine)` }
    this.aside = ''
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
        const { wrong, sums } = await api.lookAtDeck(this.game, asked)
        if (asked === this.deck) [this.wrong, this.sums, this.checked] = [wrong, sums, true]
      })
    }, SETTLE)
  }

  async keep(): Promise<void> {
    await this.tried(async () => {
      const kept = await api.keepDeck(this.game, this.deck, this.id)
      this.id = kept.id
      this.unsaved = false
      this.notice = `${kept.name} is saved.`
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
      this.set(deckOnly(deck, this.shape))
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
