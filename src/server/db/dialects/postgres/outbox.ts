import pg from 'pg'
import type { Runner } from './connection.ts'

interface Message {
  readonly channel: string
  readonly payload: string
}

/** Messages in one statement. */
const MAX_BATCH = 500
/** A statement is tried so often, since the pool may hand out a connection that was cut. */
const MAX_TRIES = 3

/** Nothing of it is stored, so its commit waits for no disk. */
const SEND = `
  with quick as materialized (select set_config('synchronous_commit', 'off', true))
  select pg_notify(channel, payload) from quick, unnest($1::text[], $2::text[]) as message(channel, payload)`

/**
 * Sends notifications after their commits, pending ones together: PostgreSQL serializes the commits of transactions that notify, so that
 * writers would no longer share a flush. If the server can't be reached the messages are dropped: listeners have lost their connections
 * too, and are told to resync.
 */
export class Outbox {
  readonly #runner: Runner
  #waiting: Message[] = []
  #sending: Promise<void> | undefined

  constructor(runner: Runner) {
    this.#runner = runner
  }

  add(channel: string, payload: string): void {
    this.#waiting.push({ channel, payload })
    this.#sending ??= this.#sendAll()
  }

  /** Resolves when all is sent. */
  async empty(): Promise<void> {
    await this.#sending
  }

  async #sendAll(): Promise<void> {
    await new Promise((next) => setImmediate(next))
    while (this.#waiting.length > 0) await this.#send(this.#waiting.splice(0, MAX_BATCH))
    this.#sending = undefined
  }

  /** One message that the server refuses, such as one that is too long, is dropped alone. */
  async #send(batch: readonly Message[]): Promise<void> {
    const failure = await this.#try(batch)
    if (!(failure instanceof pg.DatabaseError) || batch.length === 1) return
    const half = Math.ceil(batch.length / 2)
    await this.#send(batch.slice(0, half))
    await this.#send(batch.slice(half))
  }

  /** Answers why it could not be sent. */
  async #try(batch: readonly Message[]): Promise<unknown> {
    const values = [batch.map(({ channel }) => channel), batch.map(({ payload }) => payload)]
    let failure: unknown
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      try {
        await this.#runner.query({ name: 'send notifications', text: SEND, values })
        return undefined
      } catch (error) {
        failure = error
      }
    }
    return failure
  }
}
