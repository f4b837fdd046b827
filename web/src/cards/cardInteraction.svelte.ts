import type { CardFacts } from '../lib/cards'
import type { Choosing } from '../table/choosing.svelte'
import { catalogueOf, type Catalogue } from './catalogue.svelte'
import type { CardState } from './view'
import { Zoom } from './zoom.svelte'

const LONG_PRESS = 400
/** A finger that rests moves so many pixels at most. */
const STILL = 8

/** What every card on a table needs: how it is chosen, what is printed on it, and a closer look. */
export class CardInteraction {
  readonly zoom = new Zoom()
  /** What is carried out when the player has confirmed it. */
  settling = $state.raw<string[] | null>(null)
  /** Whose lands are large, at a table of many. */
  opened = $state<number | null>(null)
  /** What lies over the board, as it is small beside it: the id of its tab. */
  enlarged = $state('')
  private dragged = ''
  private readonly catalogue: Catalogue

  constructor(
    readonly choosing: Choosing,
    game: string,
  ) {
    this.catalogue = catalogueOf(game)
  }

  get cards(): ReadonlyMap<string, CardFacts> {
    return this.catalogue.cards
  }

  facts(slug: string): CardFacts | undefined {
    return this.catalogue.cards.get(slug)
  }

  /** Of cards that lie on one another, the one that a click means: one that can be chosen. */
  meant(card: CardState, all: readonly CardState[] | undefined): CardState {
    return all?.find((each) => this.choosing.open(each.id)) ?? card
  }

  /**
   * A click on a card: what can be done with it, else with where it lies; else it is shown closely. A tap always shows
   * it closely, with what can be done with it: a finger hits the wrong card too easily.
   */
  pick(card: CardState, place: string, node: HTMLElement): void {
    const { choosing } = this
    const mark = choosing.markOf(card.id)
    if (choosing.asking) choosing.why(card.id)
    else if (choosing.needsCloserLook) this.zoom.pin(card, node, place)
    else if (choosing.open(card.id)) this.choose(card.id)
    else if (mark) choosing.unpick(mark)
    else if (place && choosing.open(place)) this.choose(place)
    else this.zoom.pin(card, node)
  }

  /** Send units to a battlefield. Where nobody is left to be assigned it is settled with that, so it is asked once more. */
  assign(units: readonly string[], place: string, free: number): void {
    const plan = units.flatMap((unit) => [unit, place])
    if (units.length < free) this.choosing.carryOut(plan)
    else this.settling = plan
  }

  /** Makes an element a place where a card can be dropped. */
  target = (drop: (card: string) => void) => (node: HTMLElement) => {
    const over = (event: DragEvent) => {
      if (!this.dragged) return
      event.preventDefault()
      node.classList.add('over')
    }
    const leave = () => node.classList.remove('over')
    const dropped = (event: DragEvent) => {
      event.preventDefault()
      leave()
      drop(this.dragged)
      this.dragged = ''
    }
    node.addEventListener('dragover', over)
    node.addEventListener('dragleave', leave)
    node.addEventListener('drop', dropped)
    return () => {
      node.removeEventListener('dragover', over)
      node.removeEventListener('dragleave', leave)
      node.removeEventListener('drop', dropped)
    }
  }

  private choose(ref: string): void {
    this.zoom.close()
    this.choosing.touch(ref)
  }

  /** Makes an element show a card closely, and nothing else. */
  look = (card: CardState) => (node: HTMLElement) => {
    const over = () => this.zoom.over(card, node)
    const leave = () => this.zoom.leave()
    const pin = (event: Event) => {
      event.stopPropagation()
      this.zoom.pin(card, node)
    }
    const heard: [string, (event: Event) => void][] = [['pointerenter', over], ['pointerleave', leave], ['focus', over], ['blur', leave], ['click', pin]]
    for (const [name, listener] of heard) node.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of heard) node.removeEventListener(name, listener)
    }
  }

  /** Makes an element stand for a card: a click picks; pointer, focus and a long press show it closely. */
  card = (card: CardState, place = '') => (node: HTMLElement) => {
    let press = 0
    let shown = false
    let touching = false
    let from = { x: 0, y: 0 }
    const rest = () => clearTimeout(press)
    const heard: Record<string, (event: never) => void> = {
      click: (event: Event) => {
        event.stopPropagation()
        if (!shown) this.pick(card, place, node)
        shown = false
      },
      contextmenu: (event: Event) => {
        event.preventDefault()
        event.stopPropagation()
        if (!touching) this.choosing.why(card.id)
      },
      pointerenter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') this.zoom.over(card, node)
      },
      pointerleave: () => {
        rest()
        this.zoom.leave()
      },
      focus: () => {
        if (node.matches(':focus-visible')) this.zoom.over(card, node)
      },
      blur: () => this.zoom.leave(),
      pointerdown: (event: PointerEvent) => {
        shown = false
        touching = event.pointerType === 'touch'
        if (!touching) return
        from = { x: event.clientX, y: event.clientY }
        press = window.setTimeout(() => {
          shown = true
          this.zoom.pin(card, node, place)
        }, LONG_PRESS)
      },
      pointerup: rest,
      pointercancel: rest,
      dragstart: (event: DragEvent) => {
        this.dragged = card.id
        this.zoom.close()
        event.dataTransfer?.setData('text/plain', card.name)
      },
      pointermove: (event: PointerEvent) => {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) rest()
      },
    }
    for (const [name, listener] of Object.entries(heard)) node.addEventListener(name, listener as EventListener)
    return () => {
      rest()
      for (const [name, listener] of Object.entries(heard)) node.removeEventListener(name, listener as EventListener)
    }
  }
}
