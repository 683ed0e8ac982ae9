import pg from 'pg'
import { createReaderQueue, DeadlineExceeded, READERS, type ReaderLimits } from '../../readers/readerQueue.ts'
import { currentRequester } from '../../readers/requester.ts'
import { RunTimes } from '../../readers/runTimes.ts'
import { type Runner, settings } from './connection.ts'
import { outageOf } from './outages.ts'

/** Maximum planned cost of a quick statement, about 10 ms of reading rows in memory; and the same in background work. */
const QUICK_COST = 2_000
const QUICK_COST_IN_BACKGROUND = 100

/** Milliseconds of one statement, including the round trip. */
const PACE = { quick: 10, slow: 30 }

/** Maximum number of rows that a quick statement of known size visits. */
const QUICK_ROWS = 20_000

/** Milliseconds for which a plan is cached, and maximum number of cached plans; the oldest are dropped first. */
const PLAN_LIFETIME = 60_000
const MAX_PLANS = 4_000

/** SQLSTATE of a statement that was cancelled or reached its timeout. */
const CANCELLED = '57014'

export interface PostgresReaders {
  /** Runs a reading statement: on the common connections if it is quick, else on one for slow statements. `visits`: number of rows that it visits, if known. */
  readonly run: <R>(sql: string, work: (runner: Runner) => Promise<R>, visits?: number) => Promise<R>
  readonly close: () => Promise<void>
}

/** Connections give JSON as text. */
const costIn = (answer: string | undefined): number => {
  const [first] = answer === undefined ? [] : JSON.parse(answer)
  return Number(first?.Plan?.['Total Cost'] ?? Number.POSITIVE_INFINITY)
}

/** Read-only connections for slow statements, which end at their deadline or when the server loses its client, and use one processor. */
const slowPool = (databaseUrl: string, { deadline }: ReaderLimits): pg.Pool => {
  const known = settings(databaseUrl)
  const options = `${known.options} -c default_transaction_read_only=on -c statement_timeout=${deadline} -c client_connection_check_interval=500 -c max_parallel_workers_per_gather=0`
  const pool = new pg.Pool({ ...known, options, max: READERS, application_name: 'car-dealer-hub readers' })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Process id of the connection's backend; missing in the types of `pg`. */
const pidOf = (client: pg.PoolClient): number => ('processID' in client ? Number(client.processID) : 0)

type Work<R> = (runner: Runner) => Promise<R>

/** Costs of statements by their plans, cached. */
class PlanCosts {
  readonly #pool: pg.Pool
  readonly #plans = new Map<string, { readonly cost: number; readonly until: number }>()

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  /** Planned cost of the statement with any values. A statement that the server can't plan counts as slow until it has been quick. */
  async of(sql: string): Promise<number> {
    const known = this.#plans.get(sql)
    if (known && known.until > performance.now()) return known.cost
    const cost = await this.#planned(sql)
    if (this.#plans.size >= MAX_PLANS) this.#plans.delete(this.#plans.keys().next().value ?? '')
    this.#plans.set(sql, { cost, until: performance.now() + PLAN_LIFETIME })
    return cost
  }

  async #planned(sql: string): Promise<number> {
    const explain = `explain (generic_plan, format json) ${sql}`
    const answer = await this.#pool.query<{ 'QUERY PLAN': string }>(explain).catch((error: unknown) => {
      if (error instanceof pg.DatabaseError && outageOf(error) === undefined) return undefined
      throw error
    })
    return costIn(answer?.rows[0]?.['QUERY PLAN'])
  }
}

async function timed<R>(pace: RunTimes, sql: string, work: () => Promise<R>): Promise<R> {
  const since = performance.now()
  try {
    return await work()
  } finally {
    pace.took(sql, performance.now() - since)
  }
}

/** Runs work on a connection of `slow`. `pg` can't cancel a statement, so `pool` does; the connection is free when its statement has ended. */
async function runCancellable<R>(slow: pg.Pool, pool: pg.Pool, work: Work<R>, signal: AbortSignal): Promise<R> {
  const client = await slow.connect()
  let isBroken = false
  const cancel = () => void pool.query('select pg_cancel_backend($1)', [pidOf(client)]).catch(() => undefined)
  try {
    signal.throwIfAborted()
    signal.addEventListener('abort', cancel)
    return await work(client)
  } catch (error) {
    isBroken = outageOf(error) !== undefined
    throw error instanceof pg.DatabaseError && error.code === CANCELLED ? new DeadlineExceeded() : error
  } finally {
    signal.removeEventListener('abort', cancel)
    client.release(isBroken)
  }
}

/** Readers with separate connections for slow statements, so that these can't use up those of quick ones. */
export function postgresReaders(pool: pg.Pool, databaseUrl: string, limits: ReaderLimits): PostgresReaders {
  const slow = slowPool(databaseUrl, limits)
  const pace = new RunTimes(PACE)
  const queue = createReaderQueue(limits)
  const costs = new PlanCosts(pool)
  return {
    async run(sql, work, visits) {
      const requester = currentRequester()
      const { inBackground } = requester
      if (!limits.all) {
        if (!inBackground && visits !== undefined && visits <= QUICK_ROWS) return work(pool)
        if ((await costs.of(sql)) <= (inBackground ? QUICK_COST_IN_BACKGROUND : QUICK_COST)) return work(pool)
        if (!inBackground && pace.isQuick(sql)) return timed(pace, sql, () => work(pool))
      }
      return queue.run(
        requester,
        () => pace.isSlow(sql),
        (signal) => runCancellable(slow, pool, (client) => timed(pace, sql, () => work(client)), signal),
      )
    },
    close: () => slow.end(),
  }
}
