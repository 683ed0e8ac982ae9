import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type BackoffRange, backoffDelay } from '../../../../model/values/backoff.ts'
import { quote } from '../../tables/quote.ts'
import { callListener } from '../callListener.ts'
import { settings } from './connection.ts'

/** Between two attempts to connect again. */
const PAUSES: BackoffRange = { first: 100, longest: 10_000 }
/** Milliseconds between heartbeats, and timeout of one. */
const PULSE_MS = 30_000
const PATIENCE_MS = 10_000

interface Listener {
  readonly notified: (payload: string) => void
  readonly lost: () => void
}

/** LISTEN on a dedicated connection, opened with the first listener and reopened whenever it is lost. */
export class Notifications {
  readonly #databaseUrl: string
  readonly #listeners = new Map<string, Set<Listener>>()
  #client: Promise<pg.Client> | undefined
  #closed = false

  constructor(databaseUrl: string) {
    this.#databaseUrl = databaseUrl
  }

  async listen(channel: string, notified: Listener['notified'], lost: Listener['lost'] = () => undefined): Promise<() => Promise<void>> {
    const own: Listener = { notified, lost }
    const all = this.#listeners.get(channel) ?? new Set()
    this.#listeners.set(channel, all.add(own))
    this.#client ??= this.#connect()
    const client = await this.#client
    if (all.size === 1) await client.query(`listen ${quote(channel)}`)
    return async () => {
      all.delete(own)
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    const client = await this.#client?.catch(() => undefined)
    await client?.end().catch(() => undefined)
  }

  /** A connection that listens to all channels. If it is lost before that, it is discarded, because a second one would deliver everything twice. */
  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...settings(this.#databaseUrl), connectionTimeoutMillis: PATIENCE_MS })
    client.on('error', () => undefined)
    try {
      await client.connect()
      for (const channel of this.#listeners.keys()) await client.query(`listen ${quote(channel)}`)
    } catch (error) {
      void client.end().catch(() => undefined)
      throw error
    }
    client.on('notification', ({ channel, payload }) => this.#emit(channel, payload ?? ''))
    this.#watch(client)
    return client
  }

  /** Reconnects after any loss of the connection, and cuts one that does not answer, such as after a network failure. */
  #watch(client: pg.Client): void {
    const pulse = setInterval(() => {
      const cut = setTimeout(() => client.connection.stream.destroy(), PATIENCE_MS).unref()
      client.query('select 1').then(
        () => clearTimeout(cut),
        () => clearTimeout(cut),
      )
    }, PULSE_MS).unref()
    client.once('end', () => {
      clearInterval(pulse)
      for (const { lost } of [...this.#listeners.values()].flatMap((all) => [...all])) callListener(lost, '')
      this.#reconnect()
    })
  }

  #reconnect(): void {
    if (this.#closed) return
    this.#client = this.#retry()
    this.#client.catch(() => undefined)
  }

  async #retry(): Promise<pg.Client> {
    for (let attempts = 1; !this.#closed; attempts += 1) {
      await sleep(backoffDelay(attempts, PAUSES) * (0.5 + Math.random() / 2), undefined, { ref: false })
      try {
        const client = await this.#connect()
        for (const channel of this.#listeners.keys()) this.#emit(channel, '')
        return client
      } catch {}
    }
    throw new Error('the database is closed')
  }

  #emit(channel: string, payload: string): void {
    for (const { notified } of [...(this.#listeners.get(channel) ?? [])]) callListener(notified, payload)
  }
}
