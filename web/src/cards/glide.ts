import { prefersReducedMotion } from 'svelte/motion'
import { journeys, refilled, TURNED, type Journey } from './journeys'
import type { CardsView } from './view'

const FLIGHT = 520
const SHIFT = 260
const TURN = 320
/** So much later begins the next one, so that the eye can follow; but never so late that a player waits. */
const STAGGER = 55
const LONGEST_STAGGER = 600
/** Where everything has changed there is nothing to follow. */
const MOST = 30
/** Of a card as wide as 1. */
const HEIGHT = 1.4
const EASE = 'cubic-bezier(0.3, 0.7, 0.2, 1)'
const CARD = '[data-ref^="c"]'

interface Seen {
  node: HTMLElement
  box: DOMRect
}

/** Cards go visibly from where they lay to where they lie: measured before the page changes, moved after it. */
export class Glide {
  private shown: CardsView | null = null
  private pair: [CardsView, CardsView] | null = null
  private cards = new Map<string, Seen>()
  private places = new Map<string, DOMRect>()

  /** Before the page shows what is coming. */
  measure(table: HTMLElement | undefined, coming: CardsView): void {
    const before = this.shown
    this.shown = coming
    // Who looks with other eyes sees another table.
    const goesOn = before && before !== coming && before.seat === coming.seat
    this.pair = goesOn && !prefersReducedMotion.current ? [before, coming] : null
    if (!table || !this.pair) return
    this.cards = seenIn(table)
    this.places = new Map([...table.querySelectorAll<HTMLElement>('[data-place]')].map((node) => [node.dataset.place!, node.getBoundingClientRect()]))
  }

  /** After it: `sky` is where the copies fly. */
  play(table: HTMLElement, sky: HTMLElement): void {
    if (!this.pair) return
    const [before, now] = this.pair
    this.pair = null
    const made = journeys(before, now)
    if (made.length > MOST) return
    const present = seenIn(table)
    const travelled = new Set(made.map(({ id }) => id))
    let begun = 0
    const delay = () => Math.min(LONGEST_STAGGER, STAGGER * begun++)
    for (const journey of made) this.travel(journey, present.get(journey.id), table, sky, delay)
    for (const { province, seat } of refilled(before, now)) this.deal(province, seat, table, sky, delay())
    for (const [id, seen] of present) if (!travelled.has(id)) shift(seen, this.cards.get(id)?.box)
  }

  private travel({ id, from, to }: Journey, landed: Seen | undefined, table: HTMLElement, sky: HTMLElement, delay: () => number): void {
    if (from === TURNED) {
      landed?.node.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], { duration: TURN, easing: 'ease-out' })
      return
    }
    const left = this.cards.get(id)
    const start = left?.box ?? this.places.get(from)
    const end = landed?.box ?? table.querySelector<HTMLElement>(`[data-place="${to}"]`)?.getBoundingClientRect()
    const drawn = landed?.node ?? left?.node
    if (!start || !end || !drawn) return
    const wait = delay()
    fly(copyOf(drawn, landed?.box ?? left!.box), start, end, landed?.box ?? left!.box, sky, wait)
    if (landed) hide(landed.node, wait)
  }

  /** A face-down card comes from the deck. */
  private deal(province: string, seat: number, table: HTMLElement, sky: HTMLElement, delay: number): void {
    const back = table.querySelector<HTMLElement>(`[data-ref="${province}"] .back`)
    const start = this.places.get(`dynasty-deck:${seat}`)
    if (!back || !start) return
    const end = back.getBoundingClientRect()
    fly(copyOf(back, end), start, end, end, sky, delay)
    hide(back, delay)
  }
}

function seenIn(table: HTMLElement): Map<string, Seen> {
  const found = new Map<string, Seen>()
  for (const node of table.querySelectorAll<HTMLElement>(CARD)) {
    if (!found.has(node.dataset.ref!)) found.set(node.dataset.ref!, { node, box: node.getBoundingClientRect() })
  }
  return found
}

/** The same picture, which is nobody's to click, name or count. */
function copyOf(node: HTMLElement, box: DOMRect): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement
  for (const name of ['data-ref', 'data-slug', 'aria-label']) copy.removeAttribute(name)
  copy.classList.remove('open', 'pointed')
  const upright = copy.classList.contains('bowed') ? box.height / HEIGHT : box.width
  Object.assign(copy.style, { position: 'absolute', inset: '0 auto auto 0', margin: '0', transformOrigin: '0 0' })
  copy.style.setProperty('--w', `${upright}px`)
  copy.style.setProperty('--h', `${upright * HEIGHT}px`)
  return copy
}

/** From one place to another; `box` is how large the copy is. */
function fly(copy: HTMLElement, start: DOMRect, end: DOMRect, box: DOMRect, sky: HTMLElement, delay: number): void {
  const at = ({ left, top, width }: DOMRect) => ({ transform: `translate(${left}px, ${top}px) scale(${width / box.width})` })
  sky.append(copy)
  const flight = copy.animate([at(start), at(end)], { duration: FLIGHT, delay, easing: EASE, fill: 'both' })
  flight.onfinish = flight.oncancel = () => copy.remove()
}

/** What flies does not lie there yet. It can be clicked all the same. */
function hide(node: HTMLElement, delay: number): void {
  node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT + delay })
}

/** Its neighbours make room. */
function shift({ node, box }: Seen, before: DOMRect | undefined): void {
  if (!before) return
  const [x, y] = [before.left - box.left, before.top - box.top]
  if (Math.hypot(x, y) < 2) return
  node.animate([{ translate: `${x}px ${y}px` }, { translate: 'none' }], { duration: SHIFT, easing: EASE })
}
