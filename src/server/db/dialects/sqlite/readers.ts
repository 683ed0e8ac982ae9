import { AppError } from '../../../../model/errors.ts'
import { ChildFailure } from '../../../childProcess/failure.ts'
import { Lane } from '../../../childProcess/lane.ts'
import { READER_NICENESS, runInLane } from '../../../childProcess/runInChild.ts'
import { createReaderQueue, DeadlineExceeded, READERS, type ReaderLimits } from '../../readers/readerQueue.ts'
import { currentRequester } from '../../readers/requester.ts'
import { RunTimes } from '../../readers/runTimes.ts'
import { bindable, type Connection } from './connection.ts'
import { PlanEstimator } from './planEstimator.ts'
import type { ReaderPart } from './readerWork.ts'

/** Maximum number of rows that a quick statement visits; and the same in background work. */
const QUICK_ROWS = 20_000
const QUICK_ROWS_IN_BACKGROUND = 2_000

/** Milliseconds of one statement. */
const PACE = { quick: 4, slow: 8 }

/** A reader runs many statements, and ends after a minute without any. */
const LANE = { most: READERS, mostWaiting: READERS, niceness: READER_NICENESS, uses: 100_000, idle: 60_000 }

export interface SqliteReaders {
  /** Rows of a reading statement, which runs in this process if it is quick, else in another. `visits`: number of rows that it visits, if known. */
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

interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/** Processes that read a database file, for slow statements. */
class SlowReaders {
  readonly #file: string
  readonly #deadline: number
  readonly #pace: RunTimes
  readonly #lane = new Lane(LANE)

  constructor(file: string, { deadline }: ReaderLimits, pace: RunTimes) {
    this.#file = file
    this.#deadline = deadline
    this.#pace = pace
  }

  /** Retries once if the reader dies, because repeating a read is harmless. */
  async rows(statement: Statement, signal: AbortSignal): Promise<unknown[][]> {
    for (let died = 0; ; died += 1) {
      try {
        return await this.#attempt(statement, signal)
      } catch (error) {
        if (!(error instanceof ChildFailure)) throw error
        if (error.reason === 'time') {
          this.#pace.took(statement.sql, this.#deadline)
          throw new DeadlineExceeded()
        }
        if (error.reason === 'cancelled') throw signal.reason
        if (died > 0) throw new AppError(503, 'unavailable')
      }
    }
  }

  end(): Promise<void> {
    return this.#lane.end()
  }

  async #attempt(statement: Statement, signal: AbortSignal): Promise<unknown[][]> {
    const parts = await runInLane(this.#lane, 'read', { file: this.#file, ...statement }, { deadline: this.#deadline, signal })
    const { rows, took } = resultOf(parts ?? [])
    this.#pace.took(statement.sql, took)
    return rows
  }
}

function timedRows(connection: Connection, pace: RunTimes, { sql, parameters }: Statement): unknown[][] {
  const since = process.threadCpuUsage()
  const rows = connection.rows(sql, parameters)
  const { user, system } = process.threadCpuUsage(since)
  pace.took(sql, (user + system) / 1000)
  return rows
}

/** Readers of a database file: the given connection for quick statements, other processes for slow ones. */
export function sqliteReaders(file: string, connection: Connection, limits: ReaderLimits): SqliteReaders {
  const estimator = new PlanEstimator(file)
  const pace = new RunTimes(PACE)
  const queue = createReaderQueue(limits)
  const slow = new SlowReaders(file, limits, pace)
  return {
    rows(sql, parameters, visits) {
      const requester = currentRequester()
      if (!limits.all) {
        const most = requester.inBackground ? QUICK_ROWS_IN_BACKGROUND : QUICK_ROWS
        if ((visits !== undefined && visits <= most) || estimator.rows(sql) <= most) return connection.rows(sql, parameters)
        if (!requester.inBackground && pace.isQuick(sql)) return timedRows(connection, pace, { sql, parameters })
      }
      connection.emit(sql)
      const statement = { sql, parameters: parameters.map(bindable) }
      return queue.run(
        requester,
        () => pace.isSlow(sql),
        (signal) => slow.rows(statement, signal),
      )
    },
    forget: () => estimator.forget(),
    close: async () => {
      estimator.close()
      await slow.end()
    },
  }
}
