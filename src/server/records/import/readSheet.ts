import { AppError } from '../../../model/errors.ts'
import { ChildFailure, type ChildFailureReason } from '../../childProcess/failure.ts'
import { runInChild } from '../../childProcess/runInChild.ts'
import type { SheetPart } from '../../childProcess/work.ts'
import { MOST_ROWS, MOST_UNPACKED, type Sheet } from './sheet.ts'

const tooLarge = () => new AppError(413, 'importTooLarge', { params: { limit: MOST_UNPACKED } })

const FAILURES: Readonly<Record<Exclude<ChildFailureReason, 'cancelled'>, () => AppError>> = {
  memory: tooLarge,
  time: () => new AppError(422, 'importTimeout'),
  busy: () => new AppError(503, 'busy'),
}

function asRefusal(error: unknown): unknown {
  return error instanceof ChildFailure && error.reason !== 'cancelled' ? FAILURES[error.reason]() : error
}

function refuse(refused: string): never {
  if (refused === 'importTooLarge') throw tooLarge()
  throw new AppError(422, refused, { params: { limit: MOST_ROWS } })
}

function assembled(parts: readonly SheetPart[]): Sheet {
  const [first, ...others] = parts
  if (first && 'refused' in first) return refuse(first.refused)
  if (!first || !('head' in first)) return refuse('importFormat')
  return { ...first.head, rows: others.flatMap((part) => ('rows' in part ? part.rows : [])) }
}

/** How a reading may end before its time. */
export interface Reading {
  readonly signal?: AbortSignal | undefined
  /** Milliseconds; another than the usual one for tests. */
  readonly deadline?: number
}

/**
 * Reads a file in a child process, so that other requests go on meanwhile and none of its memory is the server's. Throws `AppError` 413
 * `importTooLarge`, 422 `importTimeout` and for what can't be read, 503 `busy`.
 */
export async function readSheet(bytes: Uint8Array, reading: Reading = {}): Promise<Sheet> {
  const parts = await runInChild('sheet', bytes, reading).catch((error: unknown) => {
    throw asRefusal(error)
  })
  return parts ? assembled(parts) : refuse('importFormat')
}
