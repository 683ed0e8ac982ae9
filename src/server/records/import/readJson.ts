import { JSONParser } from '@streamparser/json'
import type { Json } from '../../../model/entitySchema.ts'
import { decoded } from './readCsv.ts'
import { SheetError, type SheetHead, type SheetRow } from './sheet.ts'

type JsonRecord = Readonly<Record<string, Json>>

const isRecord = (value: unknown): value is JsonRecord => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Records of a list, as they are read. Throws `SheetError` where the list has anything else. */
async function* recordsIn(file: string): AsyncGenerator<JsonRecord> {
  let found: unknown[] = []
  const parser = new JSONParser({ paths: ['$.*'], keepStack: false })
  parser.onValue = ({ value }) => void found.push(value)
  for await (const text of decoded(file, 'utf-8')) {
    parser.write(text)
    if (!found.every(isRecord)) throw new SheetError('importFormat')
    yield* found
    found = []
  }
  if (!parser.isEnded) throw new SheetError('importFormat')
}

/** Reads a list of records of any size one by one. A column is added with the first record that has it. */
export function readJson(file: string): { readonly head: SheetHead; readonly rows: AsyncIterable<SheetRow> } {
  const columns: string[] = []
  const known = new Set<string>()
  async function* rows() {
    for await (const record of recordsIn(file)) {
      for (const name of Object.keys(record)) {
        if (known.has(name)) continue
        known.add(name)
        columns.push(name)
      }
      yield columns.map((name) => record[name] ?? null)
    }
  }
  return { head: { columns, text: false, encoding: null }, rows: rows() }
}
