import type { Json } from '../model/entitySchema.ts'

/** JSON text of a value that one cell can't show otherwise. */
export const jsonCell = (value: Json): string => JSON.stringify(value)

/** The opposite of `jsonCell`; text that is no JSON comes back as it is. */
export const fromJsonCell = (cell: string): Json => {
  try {
    return JSON.parse(cell)
  } catch {
    return cell
  }
}

const NEEDS_JSON = /[;[\]"]|^\s|\s$|^$/

/** `['a', 'b']` → `'a; b'`; as JSON where an item holds what would be taken for something else. */
export const listCell = (value: Json): string => {
  const items = Array.isArray(value) ? value.map(String) : [String(value)]
  return items.length === 0 || items.some((item) => NEEDS_JSON.test(item)) ? jsonCell(value) : items.join('; ')
}

/** The opposite of `listCell`, all items text. */
export const fromListCell = (cell: string): Json =>
  cell.trimStart().startsWith('[')
    ? fromJsonCell(cell)
    : cell
        .split(';')
        .map((item) => item.trim())
        .filter((item) => item !== '')

/** The choice of the cell's text, or the text. */
export const fromOptionCell = (cell: string, options: readonly Json[]): Json =>
  options.find((option) => String(option) === cell.trim()) ?? cell
