import type { Json } from '../model/entitySchema.ts'

/** JSON text of a value that one cell can't show otherwise. */
export const jsonCell = (value: Json): string => JSON.stringify(value)

/** Inverse of `jsonCell`; text that is not JSON is returned unchanged. */
export const fromJsonCell = (cell: string): Json => {
  try {
    return JSON.parse(cell)
  } catch {
    return cell
  }
}

const NEEDS_JSON = /[;[\]"]|^\s|\s$|^$/

/** `['a', 'b']` → `'a; b'`; JSON if an item would be ambiguous. */
export const listCell = (value: Json): string => {
  const items = Array.isArray(value) ? value.map(String) : [String(value)]
  return items.length === 0 || items.some((item) => NEEDS_JSON.test(item)) ? jsonCell(value) : items.join('; ')
}

/** Inverse of `listCell`; all items are text. */
export const fromListCell = (cell: string): Json =>
  cell.trimStart().startsWith('[')
    ? fromJsonCell(cell)
    : cell
        .split(';')
        .map((item) => item.trim())
        .filter((item) => item !== '')

/** The option with the cell's text, or the text itself. */
export const fromOptionCell = (cell: string, options: readonly Json[]): Json =>
  options.find((option) => String(option) === cell.trim()) ?? cell
