import * as api from '../lib/api'
import type { CardFacts } from '../lib/cards'

/** The cards of a game, asked for once; until they are there, cards show only what the view tells. */
export class Catalogue {
  cards = $state.raw<ReadonlyMap<string, CardFacts>>(new Map())
  trouble = $state('')

  constructor(readonly game: string) {
    void this.load()
  }

  async load(): Promise<void> {
    try {
      this.cards = new Map((await api.cards(this.game)).map((card) => [card.slug, card]))
      this.trouble = ''
    } catch (error) {
      this.trouble = `The cards cannot be loaded: ${(error as Error).message}`
    }
  }
}

const known = new Map<string, Catalogue>()

export function catalogueOf(game: string): Catalogue {
  const catalogue = known.get(game) ?? new Catalogue(game)
  known.set(game, catalogue)
  if (catalogue.trouble) void catalogue.load()
  return catalogue
}
