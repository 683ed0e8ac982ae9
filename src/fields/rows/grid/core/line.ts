import type { Json } from '../../../../model/entitySchema.ts'

export type Values = Readonly<Record<string, Json>>

/** One line of a grid. */
export interface Line {
  /** Stable identity of the line, independent of its position. */
  readonly key: number
  readonly values: Values
  /** Texts by field that could not be parsed: shown with an error, and kept until they are replaced. */
  readonly unread?: Readonly<Record<string, string>>
}

/** New content of a cell: a value, or text that could not be parsed. */
export type Entry = { readonly name: string } & ({ readonly value: Json } | { readonly unread: string })

/** Rules of the schema for lines. */
export interface LineRules {
  /** Values of a line that is appended. */
  readonly blank: (lines: readonly Line[]) => Values
  /** Values of a duplicate of a line. */
  readonly copy: (values: Values, lines: readonly Line[]) => Values
  /** Moved lines, renumbered in ascending order. */
  readonly inOrder: (lines: readonly Line[]) => readonly Line[]
  /** Whether the user may write the field, in an existing or a new line. */
  readonly writable: (name: string, line: Line | undefined) => boolean
}

const isNone = (value: Json | undefined): boolean => value === null || value === undefined || value === ''

const without = (unread: Line['unread'], name: string): Pick<Line, 'unread'> => {
  const rest = Object.entries(unread ?? {}).filter(([field]) => field !== name)
  return rest.length === 0 ? {} : { unread: Object.fromEntries(rest) }
}

/** Writes an entry into the line; the same object if nothing changes. */
export const withEntry = (line: Line, entry: Entry): Line => {
  const { key, values, unread } = line
  const { name } = entry
  if ('unread' in entry) return { key, values: { ...values, [name]: null }, unread: { ...unread, [name]: entry.unread } }
  const same = values[name] === entry.value || (isNone(values[name]) && isNone(entry.value))
  if (same && unread?.[name] === undefined) return line
  return { key, values: same ? values : { ...values, [name]: entry.value }, ...without(unread, name) }
}
