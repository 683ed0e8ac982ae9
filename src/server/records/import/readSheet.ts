import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Json } from '../../../model/entitySchema.ts'
import { AppError } from '../../../model/errors.ts'
import { ChildFailure, type ChildFailureReason } from '../../childProcess/failure.ts'
import { runInChild } from '../../childProcess/runInChild.ts'
import {
  IMPORT_LIMITS,
  type ImportLimits,
  MAX_COLUMNS,
  MAX_ROW,
  MAX_ROWS,
  type NumberedRow,
  type SheetFile,
  type SheetHead,
  type SheetRefusal,
} from './sheet.ts'

/** Milliseconds for reading a file of a million rows. */
const DEADLINE = 110_000

const FAILURES: Readonly<Record<Exclude<ChildFailureReason, 'cancelled'>, () => AppError>> = {
  memory: () => new AppError(413, 'importMemory'),
  time: () => new AppError(422, 'importTimeout'),
  busy: () => new AppError(503, 'busy'),
}

function asRefusal(error: unknown): unknown {
  return error instanceof ChildFailure && error.reason !== 'cancelled' ? FAILURES[error.reason]() : error
}

function refuse(refused: SheetRefusal, { file, workbook }: ImportLimits): never {
  const limits: Readonly<Partial<Record<SheetRefusal, number>>> = {
    importTooManyRows: MAX_ROWS,
    importTooManyColumns: MAX_COLUMNS,
    importRowTooLong: MAX_ROW,
    importTooLarge: workbook,
    fileTooLarge: file,
  }
  const limit = limits[refused]
  const status = ['importTooLarge', 'importMemory', 'fileTooLarge'].includes(refused) ? 413 : 422
  throw new AppError(status, refused, limit === undefined ? {} : { params: { limit } })
}

async function* linesIn(file: string): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

/** PostgreSQL stores no NUL and no half of a character in JSON. */
const storable = (_: string, value: Json): Json => (typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value)

/** Rows of a file that a child has read, in chunks. */
async function* chunksOf(file: string, size: number): AsyncGenerator<NumberedRow[]> {
  let chunk: NumberedRow[] = []
  for await (const line of linesIn(file)) {
    const row: Json = line.includes('\\u') ? JSON.parse(line, storable) : JSON.parse(line)
    const [number, ...cells]: readonly Json[] = Array.isArray(row) ? row : []
    chunk.push({ number: Number(number), cells })
    if (chunk.length < size) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}

/** Limits of one read, and what the user has chosen. */
export interface ReadOptions {
  readonly signal?: AbortSignal | undefined
  /** Milliseconds; tests set a shorter one. */
  readonly deadline?: number
  readonly encoding?: SheetFile['encoding']
  /** Encoding of files that are not UTF-8. */
  readonly fallback?: string
  readonly heading?: SheetFile['heading']
  readonly known?: SheetFile['known']
  readonly limits?: ImportLimits | undefined
}

export interface Sheet {
  readonly head: SheetHead
  readonly chunks: (size: number) => AsyncGenerator<NumberedRow[]>
}

/**
 * Reads a file in a child process, which blocks no other request and uses no memory of the server, and gives its rows to `use`. Throws `AppError` 413
 * `importTooLarge`, `importMemory`, `fileTooLarge`, 422 `importTimeout` or the code of an unreadable file, 503 `busy`.
 */
export async function withSheet<T>(file: string, given: ReadOptions, use: (sheet: Sheet) => Promise<T>): Promise<T> {
  const { encoding = null, fallback = 'windows-1252', heading = null, known = [], limits = IMPORT_LIMITS, ...reading } = given
  const rows = `${file}.rows`
  try {
    const read = { file, rows, encoding, fallback, heading, known, limits }
    const parts = await runInChild('sheet', read, { deadline: DEADLINE, ...reading }).catch((error: unknown) => {
      throw asRefusal(error)
    })
    const answer = parts?.[0] ?? { refused: 'importFormat' }
    if ('refused' in answer) return refuse(answer.refused, limits)
    return await use({ head: answer.head, chunks: (size) => chunksOf(rows, size) })
  } finally {
    await rm(rows, { force: true })
  }
}
