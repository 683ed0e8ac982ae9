import { open } from 'node:fs/promises'
import { HEADING_ROWS } from '../../../model/values/headings.ts'
import { writeFile } from '../writeFile.ts'
import { findHeadingRow, shownTop } from './headingRow.ts'
import { readCsv } from './readCsv.ts'
import { readJson } from './readJson.ts'
import {
  MAX_COLUMNS,
  MAX_ROWS,
  type NumberedRow,
  type SheetAnswer,
  SheetError,
  type SheetFile,
  type SheetHead,
  type TopRow,
} from './sheet.ts'
import { readWorkbook } from './workbook/readWorkbook.ts'
import { type Archive, UnpacksTooLarge, withArchive } from './workbook/zip.ts'

interface Sheet {
  readonly head: SheetHead
  readonly rows: Iterable<NumberedRow> | AsyncIterable<NumberedRow>
}

/** Takes what has come of a first part, and goes on with the rest. */
async function* resumed<T>(first: Iterable<T>, rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield* first
  yield* rest
}

async function fromWorkbook(archive: Archive, from: SheetFile): Promise<Sheet> {
  const rows = readWorkbook(archive)
  const first: NumberedRow[] = []
  while (first.length < HEADING_ROWS) {
    const { value, done } = await rows.next()
    if (done) break
    first.push(value)
  }
  const top = first.map(({ number, cells }): TopRow => ({ number, cells: cells.map((cell) => String(cell ?? '')) }))
  const heading = findHeadingRow(top, new Set(from.known), from.heading)?.row
  const head = {
    columns: (heading?.cells ?? []).map((name) => name.trim()),
    ...{ text: true, encoding: null, heading: heading?.number ?? null, top: shownTop(top) },
  }
  const below = first.filter(({ number }) => number > (heading?.number ?? 0))
  return { head, rows: resumed(below, rows) }
}

async function startOf(file: string): Promise<{ readonly start: Buffer; readonly size: number }> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0)
    return { start: buffer.subarray(0, bytesRead), size: (await handle.stat()).size }
  } finally {
    await handle.close()
  }
}

/** Opens a file by its content, not its name, and gives it to `use`. */
async function withOpenFile<T>(from: SheetFile, use: (sheet: Sheet) => Promise<T>): Promise<T> {
  const { start, size } = await startOf(from.file)
  const { file, workbook } = from.limits
  if (size > file * 1024 ** 2) throw new SheetError('fileTooLarge')
  if (start.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004')
    return withArchive(from.file, workbook * 1024 ** 2, async (archive) => use(await fromWorkbook(archive, from)))
  const [first] = new TextDecoder().decode(start).trimStart()
  if (first === '{') throw new SheetError('importFormat')
  return use(await (first === '[' ? readJson(from.file) : readCsv(from)))
}

/** Lines of JSON: the number of a row, then its cells, without empty rows. Throws `SheetError`. */
async function* linesOf({ head, rows }: Sheet): AsyncGenerator<string> {
  if (head.columns.length > MAX_COLUMNS) throw new SheetError('importTooManyColumns')
  let count = 0
  for await (const { number, cells } of rows) {
    if (cells.every((value) => value === null)) continue
    count += 1
    if (count > MAX_ROWS) throw new SheetError('importTooManyRows')
    if (cells.length > MAX_COLUMNS) throw new SheetError('importTooManyColumns')
    yield `${JSON.stringify([number, ...cells])}\n`
  }
  if (count === 0) throw new SheetError('importEmpty')
}

/** Parses a file and writes its rows, as lines of JSON, to another. Runs in a child process. */
export async function parseSheet(from: SheetFile): Promise<SheetAnswer> {
  try {
    return await withOpenFile(from, async (sheet) => {
      await writeFile(from.rows, linesOf(sheet))
      return { head: sheet.head }
    })
  } catch (error) {
    if (error instanceof SheetError) return { refused: error.code }
    if (error instanceof UnpacksTooLarge) return { refused: 'importTooLarge' }
    // A RangeError is a failed allocation.
    return { refused: error instanceof RangeError ? 'importMemory' : 'importFormat' }
  }
}
