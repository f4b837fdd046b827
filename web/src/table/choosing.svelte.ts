import type { Connection } from '../lib/connection.svelte'
import { bySubject, keysOf, listed, meantBy, sorted } from '../lib/options'
import { marked, questionOf, standing, without, type Pick } from '../lib/picks'
import { NO_NUMBER, typedOn } from '../lib/typed'
import type { Option } from '../lib/wire'

const LONG_PRESS = 550
/** A finger that rests moves so many pixels at most. */
const STILL = 8
/** Milliseconds in which a further digit of a number may come. */
const NEXT_DIGIT = 700

/** Whether a dialog lies over the table: keys are not for what is under it. The menu of choices is for keys. */
function isCovered(menu: Option[] | null): boolean {
  return !menu && document.querySelector('[role="dialog"]') !== null
}

/** An object in words, for who asks about it. */
export interface Described {
  title: string
  text: string
}

/** Who goes through the page by keys means the button with the focus; a click leaves the focus behind by accident. */
function isChosenByKeys(target: HTMLElement): boolean {
  return target.closest('button, a, summary') !== null && target.matches(':focus-visible')
}

/** How a person picks among the options: by clicking things, by the panel, by keys. The rules are the server's. */
export class Choosing {
  /** A click that can mean several things, or one that should be read first. */
  menu = $state.raw<Option[] | null>(null)
  /** The next click asks "why not?". */
  asking = $state(false)
  /** Objects that the pointer is on in a list, to be shown on the table. */
  pointed = $state.raw<readonly string[]>([])
  /** Objects that a lesson or a battle being told points at. */
  shown = $state.raw<readonly string[]>([])
  /** What an object is, in the words of the game; null where there is nothing to say beyond its reasons. */
  describe: (ref: string) => Described | null = () => null
  /** The name of an object, over what is answered about it; empty where it has none. */
  called: (ref: string) => string = () => ''
  /** Whether an option only begins a choice that can still be taken back, as far as the game's own table knows. */
  begins: (option: Option) => boolean = () => false
  /** The option that a lesson teaches. */
  taught = $state('')
  /** Options that are taken one after another, as soon as each is offered. */
  private plan: string[] = []
  /** The question to go back to before that. */
  private returnTo = ''
  /** What was picked for the choice that is not finished yet. */
  private picks = $state.raw<readonly Pick[]>([])
  /** The last thing that touched the table was a finger, which hides what it points at. */
  byFinger = $state(matchMedia('(pointer: coarse)').matches)

  readonly subjects = $derived.by(() => bySubject(this.decision))
  readonly sorted = $derived.by(() => sorted(this.decision))
  readonly listed = $derived.by(() => listed(this.decision))
  private readonly unfinished = $derived.by(() => (this.decision && this.sorted.back ? standing(this.picks, this.decision) : []))
  /** Several things that are picked one by one: those that were picked so far, each of which can be taken back. */
  readonly marked = $derived.by(() => (this.decision ? marked(this.unfinished, this.decision) : []))

  /** The options as the keys count them; the panel shows the numbers. */
  private readonly numbered = $derived.by(() => this.menu ?? this.listed)
  /** What is asked: a number is typed for one question, and means nothing at the next. */
  private readonly question = $derived.by(() => [this.decision ? questionOf(this.decision) : '', ...this.numbered.map(({ id }) => id)].join('\n'))
  private readonly keys = $derived.by(() => keysOf(this.numbered))
  private number = $state.raw({ typed: NO_NUMBER, at: '' })
  private numberTimer = 0
  /** The option whose number is typed: taken by Enter, or after a moment in which no further digit comes. */
  readonly typed = $derived.by(() => (this.number.at === this.question ? this.numbered[this.keys.indexOf(this.number.typed)] : undefined))

  /** `careful`: what a finger would settle by accident is asked once more. In a lesson nothing is settled. */
  constructor(
    readonly conn: Connection,
    private readonly careful = true,
  ) {}

  get decision() {
    const { view, table } = this.conn
    return table?.full && !this.conn.beats.telling ? (view?.decision ?? null) : null
  }

  open(ref: string): boolean {
    return this.subjects.has(ref)
  }

  /** Whether taking the options about an object needs a second look. */
  doubtful(ref: string): boolean {
    return (this.subjects.get(ref) ?? []).every((option) => option.remark !== '')
  }

  points(ref: string): boolean {
    return this.pointed.includes(ref) || this.shown.includes(ref)
  }

  take(option: Option): void {
    if (this.asking) {
      this.explain(option)
      return
    }
    this.forgetNumber()
    this.menu = null
    this.pointed = []
    this.plan = []
    this.returnTo = ''
    this.choose(option.id)
  }

  /** Whatever is chosen, by hand or not, is chosen here: it may be one of several picks. */
  choose(id: string): void {
    const { decision } = this
    const option = decision?.options.find((each) => each.id === id)
    if (!decision || !option || this.conn.busy) return
    if (option !== this.sorted.back) this.picks = [...this.unfinished, { option, kind: decision.kind, at: questionOf(decision) }]
    this.conn.choose(id)
  }

  /** The pick of an object that can be taken back. */
  markOf(ref: string): Pick | undefined {
    return this.marked.find((pick) => pick.option.refs[0] === ref)
  }

  /** Take back one of several picks: back to where it was made, and the others again. */
  unpick(pick: Pick): void {
    this.menu = null
    this.plan = without(this.unfinished, pick)
    this.returnTo = pick.at
    this.goOn()
  }

  /** Take these options in turn: the first now, the others as they are offered. */
  carryOut(plan: readonly string[]): void {
    this.menu = null
    this.returnTo = ''
    this.plan = [...plan]
    this.goOn()
  }

  /** The next step of what is being carried out; what is not offered any more ends it. True: something was done. */
  goOn(): boolean {
    if (this.isReturning()) return true
    const next = this.plan.shift()
    if (next === undefined) return false
    if (this.decision?.options.some((option) => option.id === next)) this.choose(next)
    else this.plan = []
    return this.plan.length > 0 || this.conn.busy
  }

  /** One step back, if it is still to go back; true: it was made. */
  private isReturning(): boolean {
    const { decision, returnTo } = this
    if (!returnTo || !decision) return false
    const { back } = this.sorted
    if (questionOf(decision) === returnTo || !back) {
      this.returnTo = ''
      return false
    }
    this.choose(back.id)
    return true
  }

  touch(ref: string): void {
    if (this.asking) {
      this.why(ref)
      return
    }
    const meant = meantBy(this.decision, ref)
    const [only] = meant
    if (!only) this.why(ref)
    else if (meant.length === 1 && !only.remark && !this.mustConfirm(only)) this.take(only)
    else this.menu = meant
  }

  /** A finger covers what it points at: before something is settled it is asked once more. */
  private mustConfirm(option: Option): boolean {
    return this.needsCloserLook && !this.begins(option)
  }

  /** Whether what is tapped should be shown before it is chosen. */
  get needsCloserLook(): boolean {
    return this.byFinger && this.careful
  }

  /** Remembers what touches the table; who points at something does not wait for a number any more. */
  felt = (event: PointerEvent): void => {
    this.forgetNumber()
    this.byFinger = event.pointerType === 'touch'
  }

  why(ref: string): void {
    this.asking = false
    this.conn.send({ type: 'why', ref })
  }

  explain(option: Option): void {
    this.asking = false
    this.conn.send({ type: 'explain', option: option.id })
  }

  /** Makes an element stand for an object: click or tap picks, right click or a long press asks. */
  thing = (ref: string) => (node: Element) => {
    let press = 0
    let answered = false
    let from = { x: 0, y: 0 }
    const pick = (event: Event) => {
      event.stopPropagation()
      if (!answered) this.touch(ref)
      answered = false
    }
    const ask = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      this.why(ref)
    }
    const down = (event: Event) => {
      answered = false
      const { pointerType, clientX, clientY } = event as PointerEvent
      if (pointerType !== 'touch') return
      from = { x: clientX, y: clientY }
      press = window.setTimeout(() => {
        answered = true
        this.why(ref)
      }, LONG_PRESS)
    }
    const up = () => clearTimeout(press)
    const move = (event: Event) => {
      const { clientX, clientY } = event as PointerEvent
      if (Math.hypot(clientX - from.x, clientY - from.y) > STILL) clearTimeout(press)
    }
    const key = (event: Event) => {
      const { key, repeat } = event as KeyboardEvent
      if (!['Enter', ' '].includes(key) || (key === 'Enter' && this.typed)) return
      event.preventDefault()
      if (!repeat) pick(event)
    }
    const heard: [string, (event: Event) => void][] = [
      ['click', pick],
      ['contextmenu', ask],
      ['pointerdown', down],
      ['pointerup', up],
      ['pointercancel', up],
      ['pointermove', move],
      ['keydown', key],
    ]
    for (const [name, listener] of heard) node.addEventListener(name, listener)
    return () => {
      clearTimeout(press)
      for (const [name, listener] of heard) node.removeEventListener(name, listener)
    }
  }

  key = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement
    if (this.conn.beats.telling || event.ctrlKey || event.metaKey || event.altKey || target.closest('input, select, textarea')) return
    if (event.repeat) {
      if (event.key === ' ') event.preventDefault() // a key that is held counts once, and does not scroll either
    } else if (event.key === 'Escape') this.escape()
    else if (event.key === '?') this.asking = !this.asking
    else if (isCovered(this.menu)) return
    else if (event.key === ' ' && this.sorted.pass && !this.menu && !isChosenByKeys(target)) {
      event.preventDefault()
      this.take(this.sorted.pass)
    } else if (event.key === 'Enter' && this.typed) {
      event.preventDefault()
      this.takeTyped()
    } else if (/^\d$/.test(event.key)) this.digit(Number(event.key))
  }

  private escape(): void {
    if (this.typed) this.forgetNumber()
    else if (this.menu || this.asking || this.conn.answer) {
      this.menu = null
      this.asking = false
      this.conn.answer = null
    } else if (this.sorted.back) this.take(this.sorted.back)
  }

  /** Long lists have numbers of two digits: wait for the second where it could come. */
  private digit(digit: number): void {
    const before = this.typed ? this.number.typed : NO_NUMBER
    const { number, whole } = typedOn(before, digit, this.keys)
    this.forgetNumber()
    this.number = { typed: number, at: this.question }
    if (whole) this.takeTyped()
    else this.numberTimer = window.setTimeout(() => this.takeTyped(), NEXT_DIGIT)
  }

  private takeTyped(): void {
    const { typed } = this
    this.forgetNumber()
    if (typed) this.take(typed)
  }

  private forgetNumber(): void {
    clearTimeout(this.numberTimer)
    this.number = { typed: NO_NUMBER, at: '' }
  }
}
