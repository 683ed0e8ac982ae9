import { setTimeout as sleep } from 'node:timers/promises'
import type { Runner } from './connection.ts'
import { isRefusal } from './failures.ts'

interface Message {
  readonly channel: string
  readonly payload: string
}

/** Maximum number of messages per statement. */
const MAX_BATCH = 500
/** Milliseconds before the next attempt; doubles up to the limit while the server is unavailable. */
const FIRST_PAUSE = 50
const MAX_PAUSE = 5_000

/** Stores nothing, so the commit need not wait for the disk. */
const SEND = `
  with quick as materialized (select set_config('synchronous_commit', 'off', true))
  select pg_notify(channel, payload) from quick, unnest($1::text[], $2::text[]) as message(channel, payload)`

/**
 * Sends notifications after their commits, pending ones together: PostgreSQL serializes the commits of transactions that notify, so that
 * writers would no longer share a flush. Each message is sent at most once: after a lost connection it is unknown whether the
 * server has sent it, so the channel's listeners get the empty payload and resync.
 */
export class Outbox {
  readonly #runner: Runner
  readonly #missed = new Set<string>()
  #waiting: Message[] = []
  #sending: Promise<void> | undefined
  readonly #closing = new AbortController()

  constructor(runner: Runner) {
    this.#runner = runner
  }

  add(channel: string, payload: string): void {
    this.#waiting.push({ channel, payload })
    this.#start()
  }

  /** A message of the channel may be lost. */
  miss(channel: string): void {
    this.#missed.add(channel)
    this.#start()
  }

  /** Resolves when everything is sent or the server is unreachable. */
  async close(): Promise<void> {
    this.#closing.abort()
    await this.#sending
  }

  #start(): void {
    this.#sending ??= this.#sendAll()
  }

  async #sendAll(): Promise<void> {
    await new Promise((next) => setImmediate(next))
    let pause = FIRST_PAUSE
    while (this.#waiting.length + this.#missed.size > 0) {
      await this.#send(this.#waiting.splice(0, MAX_BATCH))
      if (await this.#sendMissed()) continue
      if (this.#closing.signal.aborted) break
      await sleep(pause, undefined, { ref: false, signal: this.#closing.signal }).catch(() => undefined)
      pause = Math.min(pause * 2, MAX_PAUSE)
    }
    this.#sending = undefined
  }

  /** Finds a message that the server refuses, such as one that is too long, by halving the batch. */
  async #send(batch: readonly Message[]): Promise<void> {
    if (batch.length === 0) return
    const failure = await this.#try(batch)
    if (failure === undefined) return
    if (batch.length === 1 || !isRefusal(failure)) return batch.forEach(({ channel }) => void this.#missed.add(channel))
    const half = Math.ceil(batch.length / 2)
    await this.#send(batch.slice(0, half))
    await this.#send(batch.slice(half))
  }

  /** Returns whether nothing is left to send. */
  async #sendMissed(): Promise<boolean> {
    const channels = [...this.#missed]
    if (channels.length === 0) return true
    if (await this.#try(channels.map((channel) => ({ channel, payload: '' })))) return false
    for (const channel of channels) this.#missed.delete(channel)
    return true
  }

  /** Returns the reason why it could not be sent. */
  async #try(batch: readonly Message[]): Promise<unknown> {
    const values = [batch.map(({ channel }) => channel), batch.map(({ payload }) => payload)]
    try {
      await this.#runner.query({ name: 'send notifications', text: SEND, values })
      return undefined
    } catch (error) {
      return error
    }
  }
}
