import { AsyncLocalStorage } from 'node:async_hooks'
import type { Transaction, WriteOptions } from '../../database.ts'
import { runEffects } from '../callListener.ts'
import type { Connection } from './connection.ts'

/** Maximum number of writes per commit, so that the first need not wait for a long queue. */
const MAX_BATCH = 512

interface Job {
  readonly work: (trx: Transaction) => Promise<unknown>
  readonly alone: WriteOptions | undefined
  readonly done: (value: unknown) => void
  readonly failed: (error: unknown) => void
  readonly afterCommit: (() => void)[]
  outcome: { readonly value: unknown } | { readonly error: unknown } | undefined
}

/** The only writer. Jobs run in sequence, each in its own savepoint; those that arrive together share a commit. */
export class Writer {
  readonly #connection: Connection
  readonly #inside = new AsyncLocalStorage<Job>()
  readonly #waiting: Job[] = []
  #trx: Transaction | undefined
  #active: Job | undefined
  #batch: Promise<void> | undefined
  #scheduled = false

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** Queries that write, for the jobs to use. */
  set transaction(trx: Transaction) {
    this.#trx = trx
  }

  write<T>(work: (trx: Transaction) => Promise<T>, options?: WriteOptions): Promise<T> {
    if (this.#inside.getStore()) return Promise.reject(new Error('write inside write: hand the transaction on instead'))
    return new Promise<unknown>((done, failed) => {
      this.#waiting.push({ work, alone: options?.deferReferences ? options : undefined, done, failed, afterCommit: [], outcome: undefined })
      this.#schedule()
    }) as Promise<T>
  }

  /** The connection, only for the running job. */
  connection(): Connection {
    if (this.#active === undefined || this.#inside.getStore() !== this.#active) throw new Error('the transaction is over')
    return this.#connection
  }

  afterCommit(effect: () => void): void {
    this.connection()
    this.#active?.afterCommit.push(effect)
  }

  get inside(): boolean {
    return this.#inside.getStore() !== undefined
  }

  /** The open batch. */
  get open(): Promise<void> | undefined {
    return this.#batch
  }

  /** Resolves when no write is running or waiting. */
  async idle(): Promise<void> {
    while (this.#batch || this.#waiting.length > 0) await (this.#batch ?? new Promise((next) => setImmediate(next)))
  }

  /** Requests read from their sockets in one turn of the event loop are in the queue when its check phase comes. */
  #schedule(): void {
    if (this.#scheduled || this.#batch) return
    this.#scheduled = true
    setImmediate(() => {
      this.#scheduled = false
      this.#batch = this.#run().finally(() => {
        this.#batch = undefined
        if (this.#waiting.length > 0) this.#schedule()
      })
    })
  }

  async #run(): Promise<void> {
    const jobs: Job[] = []
    try {
      this.#connection.exec('begin immediate')
      await this.#runJobs(jobs)
      this.#connection.exec('commit')
    } catch (error) {
      this.#rollback()
      for (const job of jobs.length > 0 ? jobs : this.#waiting.splice(0)) job.failed(error)
      return
    }
    for (const job of jobs) settle(job)
  }

  /** If this rollback fails, the next BEGIN or the engine undoes the writes: callers get their answer either way. */
  #rollback(): void {
    try {
      if (this.#connection.inTransaction) this.#connection.exec('rollback')
    } catch (error) {
      process.emitWarning(error instanceof Error ? error : new Error(String(error)))
    }
  }

  async #runJobs(jobs: Job[]): Promise<void> {
    for (let job = this.#next(jobs); job; job = this.#next(jobs)) {
      jobs.push(job)
      if (job.alone) this.#connection.exec('pragma defer_foreign_keys = on')
      await this.#runJob(job)
      if (!this.#connection.inTransaction)
        throw 'error' in (job.outcome ?? {}) ? (job.outcome as { error: unknown }).error : new Error('the transaction was lost')
    }
  }

  #next(jobs: readonly Job[]): Job | undefined {
    const first = this.#waiting[0]
    const closed = jobs.length >= MAX_BATCH || jobs[0]?.alone || (jobs.length > 0 && first?.alone)
    return closed ? undefined : this.#waiting.shift()
  }

  async #runJob(job: Job): Promise<void> {
    this.#connection.rows('savepoint job', [])
    this.#active = job
    try {
      const value = await this.#inside.run(job, () => job.work(this.#trx as Transaction))
      this.#connection.rows('release job', [])
      job.outcome = { value }
    } catch (error) {
      job.outcome = { error }
      if (this.#connection.inTransaction) this.#connection.exec('rollback to job; release job')
    } finally {
      this.#active = undefined
    }
  }
}

const settle = (job: Job): void => {
  if (job.outcome && 'value' in job.outcome) {
    runEffects(job.afterCommit)
    job.done(job.outcome.value)
  } else job.failed(job.outcome?.error)
}
