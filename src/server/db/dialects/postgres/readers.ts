import pg from 'pg'
import { Pace } from '../../readers/pace.ts'
import { createReaderQueue, type ReaderLimits, TookTooLong } from '../../readers/readerQueue.ts'
import { currentRequester } from '../../readers/requester.ts'
import { AT_ONCE } from '../../sandbox/atOnce.ts'
import { type Runner, settings } from './connection.ts'
import { outageOf } from './outages.ts'

/** Greatest planned cost of a quick statement, about 10 ms of reading rows in memory, and that of a statement of a bulk read. */
const FEW = 2_000
const FEW_OF_MANY = 100

/** Milliseconds of one statement, with its way. */
const PACE = { quick: 10, slow: 30 }

/** Rows that a statement of known size may visit among quick ones. */
const FEW_ROWS = 20_000

/** Milliseconds after which a plan is asked for again; statements whose plans are known, of which the oldest are forgotten first. */
const KNOWN_FOR = 60_000
const MOST_PLANS = 4_000

/** SQLSTATE of a statement that was cancelled or reached its timeout. */
const CANCELLED = '57014'

interface Plan {
  readonly cost: number
  readonly until: number
}

export interface PostgresReaders {
  /** Runs a statement that reads: on the common connections where it is quick, else on one for slow ones. `visits`: the rows it visits, if known. */
  readonly run: <R>(sql: string, work: (runner: Runner) => Promise<R>, visits?: number) => Promise<R>
  readonly close: () => Promise<void>
}

/** Connections give JSON as text. */
const costIn = (answer: string | undefined): number => {
  const [first] = answer === undefined ? [] : JSON.parse(answer)
  return Number(first?.Plan?.['Total Cost'] ?? Number.POSITIVE_INFINITY)
}

/** Connections on which statements end at their deadline, and when the server loses its client. They read only, with one processor. */
const slowPool = (databaseUrl: string, { deadline }: ReaderLimits): pg.Pool => {
  const known = settings(databaseUrl)
  const options = `${known.options} -c default_transaction_read_only=on -c statement_timeout=${deadline} -c client_connection_check_interval=500 -c max_parallel_workers_per_gather=0`
  const pool = new pg.Pool({ ...known, options, max: AT_ONCE, application_name: 'car-dealer-hub readers' })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** The process that serves a connection: `pg` knows it, its types don't. */
const pidOf = (client: pg.PoolClient): number => ('processID' in client ? Number(client.processID) : 0)

/** Slow statements have connections of their own, so that they can't take those of quick ones. */
export function postgresReaders(pool: pg.Pool, databaseUrl: string, limits: ReaderLimits): PostgresReaders {
  const slow = slowPool(databaseUrl, limits)
  const pace = new Pace(PACE)
  const queue = createReaderQueue(limits)
  const plans = new Map<string, Plan>()

  /** What the planner expects of the statement with any values. Where the server can't say, it counts as costly until it was quick. */
  async function planned(sql: string): Promise<Plan> {
    const answer = await pool.query<{ 'QUERY PLAN': string }>(`explain (generic_plan, format json) ${sql}`).catch((error: unknown) => {
      if (error instanceof pg.DatabaseError && outageOf(error) === undefined) return undefined
      throw error
    })
    const plan = { cost: costIn(answer?.rows[0]?.['QUERY PLAN']), until: performance.now() + KNOWN_FOR }
    if (plans.size >= MOST_PLANS) plans.delete(plans.keys().next().value ?? '')
    plans.set(sql, plan)
    return plan
  }

  async function costOf(sql: string): Promise<number> {
    const known = plans.get(sql)
    return (known && known.until > performance.now() ? known : await planned(sql)).cost
  }

  /** `pg` has no way to end a statement: another connection does. The connection is free when its statement has ended. */
  async function apart<R>(sql: string, work: (runner: Runner) => Promise<R>, signal: AbortSignal): Promise<R> {
    const client = await slow.connect()
    let isBroken = false
    const cancel = () => void pool.query('select pg_cancel_backend($1)', [pidOf(client)]).catch(() => undefined)
    try {
      signal.throwIfAborted()
      signal.addEventListener('abort', cancel)
      const since = performance.now()
      const result = await work(client)
      pace.took(sql, performance.now() - since)
      return result
    } catch (error) {
      isBroken = outageOf(error) !== undefined
      throw error instanceof pg.DatabaseError && error.code === CANCELLED ? new TookTooLong() : error
    } finally {
      signal.removeEventListener('abort', cancel)
      client.release(isBroken)
    }
  }

  async function measured<R>(sql: string, work: (runner: Runner) => Promise<R>): Promise<R> {
    const since = performance.now()
    const result = await work(pool)
    pace.took(sql, performance.now() - since)
    return result
  }

  return {
    async run(sql, work, visits) {
      const requester = currentRequester()
      if (!limits.all) {
        if (!requester.inBackground && visits !== undefined && visits <= FEW_ROWS) return work(pool)
        if ((await costOf(sql)) <= (requester.inBackground ? FEW_OF_MANY : FEW)) return work(pool)
        if (!requester.inBackground && pace.isQuick(sql)) return measured(sql, work)
      }
      return queue.run(requester, (signal) => apart(sql, work, signal))
    },
    close: () => slow.end(),
  }
}
