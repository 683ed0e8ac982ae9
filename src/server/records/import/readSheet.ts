import { AppError } from '../../../model/errors.ts'
import { ChildFailure, type ChildFailureReason } from '../../childProcess/failure.ts'
import { runInChild } from '../../childProcess/runInChild.ts'
import type { SheetPart } from '../../childProcess/work.ts'
import { MAX_ROWS, MAX_UNPACKED, type Sheet } from './sheet.ts'

const tooLarge = () => new AppError(413, 'importTooLarge', { params: { limit: MAX_UNPACKED } })

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
  throw new AppError(422, refused, { params: { limit: MAX_ROWS } })
}

function assembled(parts: readonly SheetPart[]): Sheet {
  const [first, ...others] = parts
  if (first && 'refused' in first) return refuse(first.refused)
  if (!first || !('head' in first)) return refuse('importFormat')
  return { ...first.head, rows: others.flatMap((part) => ('rows' in part ? part.rows : [])) }
}

/** Limits of one read. */
export interface ReadOptions {
  readonly signal?: AbortSignal | undefined
  /** Milliseconds; tests set a shorter one. */
  readonly deadline?: number
}

/**
 * Reads a file in a child process, which blocks no other request and uses no memory of the server. Throws `AppError` 413
 * `importTooLarge`, 422 `importTimeout` or the code of an unreadable file, 503 `busy`.
 */
export async function readSheet(bytes: Uint8Array, reading: ReadOptions = {}): Promise<Sheet> {
  const parts = await runInChild('sheet', bytes, reading).catch((error: unknown) => {
    throw asRefusal(error)
  })
  return parts ? assembled(parts) : refuse('importFormat')
}
