import type { CardState } from './view'

/** A pointer that only crosses a card does not enlarge it. */
const LINGER = 220
const PARTING = 40

/** The card that is looked at closely: while the pointer or the focus is on it, or until it is put away. */
export class Zoom {
  card = $state.raw<CardState | null>(null)
  /** It stays, and can be used, until it is put away. */
  pinned = $state(false)
  /** Where on the table it lies, if that can be chosen as well. */
  place = $state('')
  /** Where on the screen the card lies. */
  spot = $state.raw({ left: 0, right: 0, top: 0, bottom: 0 })

  private timer = 0
  private node: HTMLElement | null = null

  over(card: CardState, node: Element): void {
    if (this.pinned) return
    clearTimeout(this.timer)
    const show = () => {
      const { left, right, top, bottom } = node.getBoundingClientRect()
      this.spot = { left, right, top, bottom }
      this.card = card
    }
    if (this.card) show()
    else this.timer = window.setTimeout(show, LINGER)
  }

  /** Not at once: the next card may be the neighbour, and a card that is taken away loses the focus while the page is drawn. */
  leave(): void {
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => {
      if (!this.pinned) this.card = null
    }, PARTING)
  }

  pin(card: CardState, node: HTMLElement, place = ''): void {
    clearTimeout(this.timer)
    this.node = node
    this.place = place
    const { left, right, top, bottom } = node.getBoundingClientRect()
    this.spot = { left, right, top, bottom }
    this.card = card
    this.pinned = true
  }

  close = (): void => {
    clearTimeout(this.timer)
    this.card = null
    this.pinned = false
    // A card that keeps the focus would take the space bar for itself.
    this.node?.blur()
    this.node = null
  }
}
