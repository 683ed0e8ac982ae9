import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ExcelJS from 'exceljs'
import { parseSheet } from '../../../src/server/records/import/parseSheet.ts'
import { type ReadOptions, withSheet } from '../../../src/server/records/import/readSheet.ts'
import { IMPORT_LIMITS } from '../../../src/server/records/import/sheet.ts'

/** Cells of a sheet's column by the heading, below the heading, as text; an empty one is ''. */
export const columnOf = (rows: readonly (readonly string[])[], heading: string): string[] => {
  const at = rows[0]?.indexOf(heading) ?? -1
  return rows.slice(1).map((row) => row[at] ?? '')
}

/** A workbook's first sheet. */
export async function sheetOf(bytes: Uint8Array): Promise<ExcelJS.Worksheet | undefined> {
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(new Uint8Array(bytes).buffer)
  return workbook.worksheets[0]
}

/** The cells of a workbook's first sheet as text, as an importer reads them. */
export const workbookRows = async (bytes: Buffer): Promise<string[][]> => {
  const rows: string[][] = []
  const sheet = await sheetOf(bytes)
  sheet?.eachRow({ includeEmpty: true }, (row) => {
    rows.push(Array.from({ length: row.cellCount }, (_, index) => String(row.getCell(index + 1).value ?? '')))
  })
  return rows
}

async function withFile<T>(bytes: Uint8Array, use: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'sheet-'))
  try {
    await writeFile(join(folder, 'file'), bytes)
    return await use(join(folder, 'file'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Head and rows of a file that an importer reads in a child process. */
export const readSheet = (bytes: Uint8Array, options: ReadOptions = {}) =>
  withFile(bytes, (file) =>
    withSheet(file, options, async ({ head, chunks }) => ({
      ...head,
      rows: (await Array.fromAsync(chunks(1_000))).flat().map(({ cells }) => cells),
    })),
  )

/** The same in this process; a refused file answers its reason. */
export const parsedSheet = (bytes: Uint8Array, chosen: { readonly encoding?: string; readonly fallback?: string } = {}) =>
  withFile(bytes, async (file) => {
    const rows = `${file}.rows`
    const { encoding = null, fallback = 'windows-1252' } = chosen
    const answer = await parseSheet({ file, rows, encoding, fallback, heading: null, known: [], limits: IMPORT_LIMITS })
    if ('refused' in answer) return answer
    const lines = (await readFile(rows, 'utf8')).trimEnd().split('\n')
    return { ...answer.head, rows: lines.map((line): unknown => JSON.parse(line).slice(1)) }
  })
