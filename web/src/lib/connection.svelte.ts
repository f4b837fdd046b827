import * as api from './api'
import { Beats } from '../table/beats.svelte'
import { stepsOf, type Passed, type Step } from '../table/beats'
import { goneOn } from './log'
import { patched } from './patch'
import { contribution } from './shares'
import { recall, remember } from './stored'
import type { FromServer, LogLine, Reason, TableInfo, ToServer, View } from './wire'

const PING_EVERY = 20_000
const LONGEST_WAIT = 15_000
/** The code of a refusal of a choice that was made before the last delta came. */
const STALE = 'stale'

export interface Answer {
  about: string
  reasons: Reason[]
}

/**
 * How many of these lines still belong to the own turn that they end; null where it goes on. A line that is about
 * nothing in particular tells the course of the game: from there on it is no longer the own doing.
 */
export function ownPart(before: View, now: View, lines: LogLine[]): number | null {
  if (!before.decision || now.decision === before.decision) return null
  const course = lines.findIndex((line) => line.refs.length === 0)
  if (course >= 0) return course
  return now.decision ? null : lines.length
}

/** Codes of an answer that will be the same next time. */
const FINAL = [403, 404, 409]

/** Why this browser does not come to a table; empty where it is worth trying again. */
export async function whyRefused(id: string, ask = api.table): Promise<string> {
  try {
    const { spectators, seat, seats } = await ask(id)
    return spectators || seat !== null || seats.some(({ free }) => free) ? '' : 'this table is not open to spectators'
  } catch (error) {
    return error instanceof api.Refusal && FINAL.includes(error.code) ? error.message : ''
  }
}

/** How many lines of chat are kept in sight. */
const CHAT_LINES = 100

/** One table, kept up to date: what the server told, and the wishes that go to it. */
export class Connection {
  view = $state.raw<View | null>(null)
  table = $state.raw<TableInfo | null>(null)
  log = $state.raw<LogLine[]>([])
  seq = $state(0)
  /** When the clocks that the table shows were read. */
  toldAt = $state(0)
  status = $state<'connecting' | 'open' | 'lost' | 'gone' | 'refused'>('connecting')
  /** The last refusal, until it is read. */
  notice = $state('')
  answer = $state.raw<Answer | null>(null)
  /** A choice is on its way: further clicks wait. */
  busy = $state(false)
  /** How long the log was when this seat last finished choosing; remembered by the browser, so a reload keeps it. */
  since = $state(-1)
  /** What has happened is told step by step: view and log are those of the step that is shown. */
  readonly beats = new Beats((step) => this.stand(step))
  /** Whether the server keeps it, so that it can be watched again. */
  readonly kept: boolean = true
  /** Shown instead of the prompt where nobody is asked, as in a lesson. */
  aside = $state('')

  /** What the server told last, of which the table may still show an earlier moment. */
  private heard: { view: View; log: LogLine[] } | null = null
  private underWay: { option: string; seq: number; prompt: string } | null = null
  private socket: WebSocket | null = null
  private failures = 0
  private timer = 0
  private ended = false

  constructor(readonly id: string) {
    this.since = Number(recall(`since.${id}`, '-1'))
  }

  open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.id}`)
    this.socket = socket
    socket.onopen = () => {
      this.status = 'open'
      this.failures = 0
      this.timer = window.setInterval(() => this.send({ type: 'ping' }), PING_EVERY)
    }
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as FromServer)
    socket.onclose = () => this.lose(socket)
  }

  close(): void {
    this.ended = true
    this.beats.stop()
    clearInterval(this.timer)
    this.socket?.close()
  }

  /** Connect anew, as after taking a seat: the server decides by the connection who is asking. */
  reopen(): void {
    const old = this.socket
    this.socket = null
    clearInterval(this.timer)
    old?.close()
    this.open()
  }

  send(message: ToServer): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
    else this.notice = 'There is no connection to the table at the moment.'
  }

  choose(option: string): void {
    if (this.busy || this.status !== 'open') return
    this.busy = true
    this.beats.forget()
    this.notice = ''
    this.answer = null
    this.underWay = { option, seq: this.seq, prompt: this.view?.decision?.prompt ?? '' }
    this.send({ type: 'choose', option, seq: this.seq })
  }

  private lose(socket: WebSocket): void {
    if (socket !== this.socket || this.ended || this.status === 'gone') return
    clearInterval(this.timer)
    this.busy = false
    this.status = 'lost'
    // Jitter keeps all pages from coming back in the same moment after a restart of the server.
    const wait = Math.min(LONGEST_WAIT, 400 * 2 ** this.failures) * (0.5 + Math.random())
    this.failures += 1
    setTimeout(() => !this.ended && this.open(), wait)
    if (!this.table) void this.askWhy()
  }

  /** A socket that never opens says nothing of the reason: a table that is not there is not waited for. */
  private async askWhy(): Promise<void> {
    const reason = await whyRefused(this.id)
    if (!reason || this.table) return
    this.close()
    this.notice = reason
    this.status = 'refused'
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'snapshot':
        this.take(message.seq, message.view, message.table, message.log)
        break
      case 'delta':
        this.hearDelta(message)
        break
      case 'why':
        this.answer = { about: message.ref, reasons: message.reasons }
        break
      case 'explained':
        this.answer = { about: message.option, reasons: message.reasons }
        break
      case 'error':
        this.busy = false
        if (!this.overtaken(message.code)) this.notice = message.error
        break
      case 'gone':
        this.status = 'gone'
        break
    }
  }

  private hearDelta({ seq, view, table, log, replaces, moments, chat = [] }: Extract<FromServer, { type: 'delta' }>): void {
    if (!this.table) return
    const told = patched(this.table, table)
    const said = chat.length > 0 ? { ...told, chat: [...told.chat, ...chat].slice(-CHAT_LINES) } : told
    if (!this.heard) return this.take(seq, null, said, this.log)
    const before = { view: this.heard.view, log: goneOn(this.heard.log, replaces) }
    const now = { view: patched(before.view, view), log: [...before.log, ...log] }
    this.heard = now
    this.seq = seq
    this.table = said
    this.toldAt = Date.now()
    this.busy = false
    this.mark(before, now, log)
    let passed = before.view
    const moves = (moments ?? []).map((moment): Passed => {
      passed = patched(passed, moment.view)
      return { view: passed, lines: before.log.length + moment.lines }
    })
    this.beats.push(stepsOf(moves, now.view, now.log, before.log.length))
  }

  /** Where the own part of the log ends. */
  private mark(before: { view: View; log: LogLine[] }, now: { view: View }, lines: LogLine[]): void {
    const own = ownPart(before.view, now.view, lines)
    if (own === null) return
    this.since = before.log.length + own
    remember(`since.${this.id}`, String(this.since))
  }

  /** Shows a step of what is told. */
  private stand(step: Step): void {
    this.view = step.view
    this.log = (this.heard?.log ?? []).slice(0, step.lines)
  }

  /** Another seat was quicker, and the question is still the same: choose again instead of complaining. */
  private overtaken(code: string): boolean {
    const wish = this.underWay
    this.underWay = null
    const decision = this.view?.decision
    const same = decision?.prompt === wish?.prompt && decision?.options.some((option) => option.id === wish?.option)
    if (!wish || !same || code !== STALE || wish.seq === this.seq) return false
    this.choose(wish.option)
    return true
  }

  protected take(seq: number, view: View | null, table: TableInfo, log: LogLine[]): void {
    this.beats.stop()
    this.heard = view && { view, log }
    this.seq = seq
    this.view = view
    this.table = table
    this.log = log
    this.toldAt = Date.now()
    this.busy = false
    const share = contribution(table)
    if (share) this.send(share)
  }
}
