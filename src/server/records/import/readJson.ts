import type { Json } from '../../../model/entitySchema.ts'
import { decoded } from './readCsv.ts'
import { type NumberedRow, SheetError, type SheetHead } from './sheet.ts'

type JsonRecord = Readonly<Record<string, Json>>

const isRecord = (value: unknown): value is JsonRecord => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A place in a JSON list: below zero after its end. */
interface Place {
  depth: number
  inText: boolean
  isEscaped: boolean
}

/** Moves the place over a character. Returns whether it ends an element of the list: a comma does, and the list's own bracket. */
function endsElement(place: Place, char: string | undefined): boolean {
  if (place.isEscaped) place.isEscaped = false
  else if (place.inText) {
    place.isEscaped = char === '\\'
    place.inText = char !== '"'
  } else if (char === '"') place.inText = true
  else if (char === '[' || char === '{') place.depth += 1
  else if (char === ']' || char === '}') {
    place.depth -= 1
    return char === ']' && place.depth === -1
  } else return char === ',' && place.depth === 0
  return false
}

/** Texts of the elements of a list; each is parsed, and so checked, by itself. Throws `SheetError` where the list does not end as one. */
async function* elementsIn(file: string): AsyncGenerator<string> {
  const place: Place = { depth: 0, inText: false, isEscaped: false }
  let element: string | undefined
  for await (const chunk of decoded(file, 'utf-8')) {
    const text = element === undefined ? chunk.trimStart().slice(1) : chunk
    let from = 0
    element ??= ''
    for (let at = 0; at < text.length; at += 1) {
      if (!endsElement(place, text[at])) continue
      yield element + text.slice(from, at)
      element = ''
      from = at + 1
    }
    element += text.slice(from)
  }
  if (place.depth !== -1 || element?.trim() !== '') throw new SheetError('importFormat')
}

/** Records of a list. Throws `SheetError` where it has anything else, `SyntaxError` for what is no JSON. */
async function* recordsIn(file: string): AsyncGenerator<JsonRecord> {
  for await (const element of elementsIn(file)) {
    if (element.trim() === '') continue
    const value: unknown = JSON.parse(element)
    if (!isRecord(value)) throw new SheetError('importFormat')
    yield value
  }
}

/** Reads a list of records of any size one by one. A column is added with the first record that has it. */
export function readJson(file: string): { readonly head: SheetHead; readonly rows: AsyncIterable<NumberedRow> } {
  const columns: string[] = []
  const known = new Set<string>()
  async function* rows() {
    let number = 0
    for await (const record of recordsIn(file)) {
      for (const name of Object.keys(record)) {
        if (known.has(name)) continue
        known.add(name)
        columns.push(name)
      }
      number += 1
      yield { number, cells: columns.map((name) => record[name] ?? null) }
    }
  }
  return { head: { columns, text: false, encoding: null, heading: null, top: [] }, rows: rows() }
}
