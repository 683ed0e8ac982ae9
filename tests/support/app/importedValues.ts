import type { ResolvedEntity } from '../../../src/model/resolvedEntity.ts'
import type { Access } from '../../../src/server/records/access/access.ts'
import { evidentFormats } from '../../../src/server/records/import/columnFormats.ts'
import { guessColumns } from '../../../src/server/records/import/guessColumns.ts'
import { importTexts } from '../../../src/server/records/import/importTexts.ts'
import { createRowReader, type InputRow } from '../../../src/server/records/import/readRows.ts'
import { readSheet } from './sheets.ts'

/** The rows of a file as an import would write them, with guessed columns and formats. */
export async function valuesOfFile(entity: ResolvedEntity, access: Access, bytes: Uint8Array): Promise<InputRow[]> {
  const { columns, rows, text } = await readSheet(bytes)
  const texts = await importTexts()
  const names = guessColumns(entity, access, texts, columns)
  const cells = columns.map((_, at) => rows.map((row) => String(row[at] ?? '')).filter((cell) => cell !== ''))
  const formats = evidentFormats(
    names.map((name) => entity.fieldsByName[name ?? '']),
    cells,
  )
  const plan = names.map((field, at) => ({ field, format: formats[at] ?? null }))
  const read = createRowReader({ entity, plan, text, texts, timeZone: 'Europe/Berlin' })
  return rows.map((row, at) => read(row, at + 1, at + 2))
}
