import * as api from './api'
import { Connection } from './connection.svelte'

/** A seat, everybody's at once, or null for what everybody could see. */
type Eyes = number | 'all' | null

/** A table of the past: the same face as a live one, but nothing can be wished for. */
export class Replay extends Connection {
  override readonly kept = false
  at = $state(0)
  choices = $state(0)
  /** Whose eyes: a seat, or null for what everybody could see. */
  eyes = $state<Eyes>(null)
  /** The moment that was asked for last: another may still be on its way. */
  private wanted = 0
  private asked = 0

  override open(): void {
    void this.go(0)
  }

  override send(): void {
    this.notice = 'This is a replay: nothing can be changed here.'
  }

  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes
    await this.go(this.wanted)
  }

  async go(at: number): Promise<void> {
    this.wanted = Math.max(0, at)
    const question = ++this.asked
    try {
      const moment = await api.moment(this.id, this.wanted, this.eyes)
      if (question !== this.asked) return
      this.at = moment.at
      this.choices = moment.choices
      this.view = moment.view
      this.table = moment.table
      this.log = moment.log
      this.status = 'open'
      this.notice = ''
    } catch (error) {
      this.notice = (error as Error).message
      if (!this.view) this.status = 'gone'
    }
  }
}
