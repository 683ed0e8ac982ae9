import { AppError } from '../../../../model/errors.ts'
import { ChildFailure } from '../../../childProcess/failure.ts'
import { Lane } from '../../../childProcess/lane.ts'
import { READER_NICENESS, runInLane } from '../../../childProcess/runInChild.ts'
import { Pace } from '../../readers/pace.ts'
import { createReaderQueue, type ReaderLimits, TookTooLong } from '../../readers/readerQueue.ts'
import { currentRequester } from '../../readers/requester.ts'
import { AT_ONCE } from '../../sandbox/atOnce.ts'
import { bindable, type Connection } from './connection.ts'
import { PlanEstimator } from './planEstimator.ts'
import type { ReaderPart } from './readerWork.ts'

/** Rows that a statement may visit on the main connection, and that a statement of a bulk read may. */
const FEW = 20_000
const FEW_OF_MANY = 2_000

/** Milliseconds of one statement. */
const PACE = { quick: 4, slow: 8 }

/** A reader serves many statements, and stays while they come. */
const LANE = { most: AT_ONCE, mostWaiting: AT_ONCE, niceness: READER_NICENESS, uses: 100_000, idle: 60_000 }

export interface SqliteReaders {
  /** Rows of a statement that reads: here where it is quick, else in a process of its own. `visits`: the rows it visits, if known. */
  readonly rows: (sql: string, parameters: readonly unknown[], visits?: number) => unknown[][] | Promise<unknown[][]>
  readonly forget: () => void
  readonly close: () => Promise<void>
}

class EngineError extends Error {
  readonly errcode: number | undefined

  constructor({ message, errcode }: { readonly message: string; readonly errcode: number | undefined }) {
    super(message)
    this.errcode = errcode
  }
}

const resultOf = (parts: readonly ReaderPart[]): { readonly rows: unknown[][]; readonly took: number } => {
  const last = parts.at(-1)
  if (last && 'failed' in last) throw new EngineError(last.failed)
  const rows = parts.flatMap((part) => ('rows' in part ? part.rows.map((row) => [...row]) : []))
  return { rows, took: last && 'took' in last ? last.took : 0 }
}

/** Readers of a database file, beside the connection that reads what is quick. */
export function sqliteReaders(file: string, connection: Connection, limits: ReaderLimits): SqliteReaders {
  const estimator = new PlanEstimator(file)
  const pace = new Pace(PACE)
  const queue = createReaderQueue(limits)
  const lane = new Lane(LANE)

  async function attempt(sql: string, parameters: readonly unknown[], signal: AbortSignal): Promise<unknown[][]> {
    const parts = await runInLane(lane, 'read', { file, sql, parameters }, { deadline: limits.deadline, signal })
    const { rows, took } = resultOf(parts ?? [])
    pace.took(sql, took)
    return rows
  }

  /** A reader that died is replaced: reading again does no harm. */
  async function twice(sql: string, parameters: readonly unknown[], signal: AbortSignal): Promise<unknown[][]> {
    for (let died = 0; ; died += 1) {
      try {
        return await attempt(sql, parameters, signal)
      } catch (error) {
        if (!(error instanceof ChildFailure)) throw error
        if (error.reason === 'time') throw new TookTooLong()
        if (error.reason === 'cancelled') throw signal.reason
        if (died > 0) throw new AppError(503, 'unavailable')
      }
    }
  }

  function measured(sql: string, parameters: readonly unknown[]): unknown[][] {
    const since = process.threadCpuUsage()
    const rows = connection.rows(sql, parameters)
    const { user, system } = process.threadCpuUsage(since)
    pace.took(sql, (user + system) / 1000)
    return rows
  }

  return {
    rows(sql, parameters, visits) {
      const requester = currentRequester()
      if (!limits.all) {
        const most = requester.inBackground ? FEW_OF_MANY : FEW
        if ((visits !== undefined && visits <= most) || estimator.rows(sql) <= most) return connection.rows(sql, parameters)
        if (!requester.inBackground && pace.isQuick(sql)) return measured(sql, parameters)
      }
      connection.tell(sql)
      return queue.run(requester, (signal) => twice(sql, parameters.map(bindable), signal))
    },
    forget: () => estimator.forget(),
    close: async () => {
      estimator.close()
      await lane.end()
    },
  }
}
