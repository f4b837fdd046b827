import * as api from '../lib/api'
import { Connection } from '../lib/connection.svelte'
import type { Script, TableInfo, ToServer } from '../lib/wire'
import { stepsOf } from '../table/beats'
import { framesOf, type Frame } from './frames'

const TAKE_BACK = 'back'
const READ_ON = 'Read on: your next choice comes in a moment.'

/** A scripted game with the face of a table: what the reader chooses is compared with what is taught. */
export class Lesson extends Connection {
  script = $state.raw<Script | null>(null)
  at = $state(0)
  /** What the teacher answers to another choice. */
  reply = $state('')
  private frames: Frame[] = []

  override readonly kept = false
  readonly beat = $derived(this.script?.beats[this.number] ?? null)

  constructor(readonly game: string) {
    super(`introduction.${game}`)
  }

  get frame(): Frame | null {
    return this.script ? (this.frames[this.at] ?? null) : null
  }

  /** Which beat it is, from 0. */
  get number(): number {
    return this.frame?.beat ?? 0
  }

  get last(): boolean {
    return this.number + 1 === this.script?.beats.length
  }

  override open(): void {
    api.introduction(this.game).then(
      (script) => this.start(script),
      (error: Error) => {
        this.notice = error.message
        this.status = 'gone'
      },
    )
  }

  override choose(option: string): void {
    const taught = this.frame?.choose
    if (!taught) this.reply = READ_ON
    else if (option === taught) this.show(this.at + 1)
    else if (option === TAKE_BACK && this.frames[this.at - 1]?.beat === this.number) this.show(this.at - 1)
    else this.reply = this.beat?.instead ?? ''
  }

  /** Questions go to the teacher. */
  override send(message: ToServer): void {
    if (message.type === 'why' || message.type === 'explain') this.reply = this.frame?.hint || READ_ON
  }

  /** The first moment of a beat; the choices before it are made for the reader. */
  turnTo(beat: number): void {
    const found = this.frames.findIndex((frame) => frame.beat === beat)
    if (found >= 0) this.show(found)
  }

  private start(script: Script): void {
    this.frames = framesOf(script)
    this.script = script
    this.status = 'open'
    this.show(0)
  }

  private show(at: number): void {
    const frame = this.frames[at]
    if (!frame) return
    const known = this.log.length
    const forward = at === this.at + 1
    this.at = at
    this.reply = ''
    // Where there is only something to look at, nothing is offered.
    const view = frame.choose ? frame.view : { ...frame.view, decision: null }
    this.take(at, view, this.pretended(frame), frame.log)
    if (forward && frame.passed.length > 0) this.beats.push(stepsOf(frame.passed, view, frame.log, known))
    this.aside = frame.choose || frame.view.outcome ? '' : 'Look around, then read on.'
  }

  /** The table around the game, which nobody but the reader sits at. */
  private pretended(frame: Frame): TableInfo {
    const { title, names } = this.script!
    return {
      id: this.id,
      title,
      game: this.game,
      agreed: { name: title, format: '', library: this.game, variants: [] },
      seats: names.map((name) => ({ name, free: false, kept: false, bot: null, here: true, claim_in: null })),
      full: true,
      over: frame.view.outcome !== null,
      spectators: false,
      spectator_chat: false,
      watchers: 0,
      clock: { kind: 'none', seconds: 0, extra: 0, left: [], running: [] },
      chat: [],
      undo: null,
      fairness: { commitment: null, commitments: [], shares: [], unbound: [], awaits: [], server: null, seed: null, known: true, note: '' },
      seat: this.script!.seat,
      dealt: true,
      origin: null,
      rematch: null,
      may_sit: false,
      may_bring_deck: false,
      may_leave: false,
      may_delete: false,
      may_say: false,
      may_concede: false,
      may_rematch: false,
    }
  }
}
