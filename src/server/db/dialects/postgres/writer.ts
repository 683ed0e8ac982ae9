import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { AppError } from '../../../../model/errors.ts'
import type { Queries, Transaction, WriteOptions } from '../../database.ts'
import { runEffects } from '../callListener.ts'
import { isRefusal, isTransient } from './failures.ts'
import { queriesOver } from './queries.ts'

/** Maximum number of attempts: work is retried after deadlocks and serialization failures. */
const MAX_RUNS = 8
/** Maximum pause before the second attempt; doubles with each. */
const PAUSE_MS = 20

type Observe = (sql: string) => void

/** The server had closed the idle connection. Nothing was executed, so a retry is safe. */
class NotBegun extends Error {}

/** Effects after a commit. */
interface Effect {
  readonly done: () => void
  /** The connection was lost while the server committed: the outcome is unknown. */
  readonly unknown: () => void
}

/** Each write is a transaction of its own; the server lets commits that arrive together share a flush. */
export class Writer {
  readonly #pool: pg.Pool
  readonly #observe: Observe
  readonly #clients = new WeakMap<Queries, pg.PoolClient>()
  readonly #effects = new WeakMap<Queries, Effect[]>()
  readonly #inside = new AsyncLocalStorage<true>()

  constructor(pool: pg.Pool, observe: Observe) {
    this.#pool = pool
    this.#observe = observe
  }

  async write<T>(work: (trx: Transaction) => Promise<T>, options?: WriteOptions): Promise<T> {
    if (this.#inside.getStore()) throw new Error('write inside write: hand the transaction on instead')
    const begin = options?.deferReferences ? ['begin', 'set constraints all deferred'] : ['begin']
    for (let run = 1; ; run += 1) {
      try {
        return await this.#once(begin, work)
      } catch (error) {
        if (!(isTransient(error) || error instanceof NotBegun)) throw error
        if (run === MAX_RUNS) throw error instanceof NotBegun ? error.cause : new AppError(503, 'busy')
        await sleep(Math.random() * PAUSE_MS * 2 ** run)
      }
    }
  }

  /** The client of an open transaction. */
  client(trx: Queries): pg.PoolClient {
    const client = this.#clients.get(trx)
    if (!client) throw new Error('the transaction is over')
    return client
  }

  afterCommit(trx: Queries, effect: Effect): void {
    this.client(trx)
    const effects = this.#effects.get(trx) ?? []
    effects.push(effect)
    this.#effects.set(trx, effects)
  }

  async #once<T>(begin: readonly string[], work: (trx: Transaction) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect()
    const trx = this.#open(client)
    let broken = false
    try {
      await this.#begin(client, begin)
      const result = await this.#inside.run(true, () => work(trx))
      await this.#commit(client, this.#effects.get(trx) ?? [])
      return result
    } catch (error) {
      broken = await this.#exec(client, 'rollback').then(
        () => false,
        () => true,
      )
      throw error
    } finally {
      this.#clients.delete(trx)
      client.release(broken)
    }
  }

  async #begin(client: pg.PoolClient, statements: readonly string[]): Promise<void> {
    try {
      for (const sql of statements) await this.#exec(client, sql)
    } catch (error) {
      throw new NotBegun('not begun', { cause: error })
    }
  }

  #open(client: pg.PoolClient): Transaction {
    const trx = queriesOver(async (sql, parameters) => {
      this.#observe(sql)
      return this.client(trx).query({ text: sql, values: [...parameters] })
    }) as Transaction
    this.#clients.set(trx, client)
    return trx
  }

  /** After a caught failure of a statement, the server answers COMMIT with ROLLBACK. */
  async #commit(client: pg.PoolClient, effects: readonly Effect[]): Promise<void> {
    const { command } = await this.#exec(client, 'commit').catch((error: unknown) => {
      if (!isRefusal(error)) runEffects(effects.map(({ unknown }) => unknown))
      throw error
    })
    if (command !== 'COMMIT') throw new Error('a statement failed inside the transaction, so nothing was written')
    runEffects(effects.map(({ done }) => done))
  }

  #exec(client: pg.PoolClient, sql: string): Promise<pg.QueryResult> {
    this.#observe(sql)
    return client.query(sql)
  }
}
