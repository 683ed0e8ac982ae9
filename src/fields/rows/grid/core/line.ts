import type { Json } from '../../../../model/entitySchema.ts'

export type Values = Readonly<Record<string, Json>>

/** One line of a grid. */
export interface Line {
  /** The same as long as the line is there, wherever it moves. */
  readonly key: number
  readonly values: Values
  /** Text by field that could not be read as a value: shown with its error, and kept until it is replaced. */
  readonly unread?: Readonly<Record<string, string>>
}

/** What a cell is to hold: a value, or text that could not be read as one. */
export type Entry = { readonly name: string } & ({ readonly value: Json } | { readonly unread: string })

/** What the schema says of lines. */
export interface LineRules {
  /** Values of a line that is added behind others. */
  readonly blank: (lines: readonly Line[]) => Values
  /** Values of a line that is duplicated behind others. */
  readonly copy: (values: Values, lines: readonly Line[]) => Values
  /** Whether a person may write the field, in a line as it is or in a new one. */
  readonly writable: (name: string, line: Line | undefined) => boolean
}

const isNone = (value: Json | undefined): boolean => value === null || value === undefined || value === ''

const without = (unread: Line['unread'], name: string): Pick<Line, 'unread'> => {
  const rest = Object.entries(unread ?? {}).filter(([field]) => field !== name)
  return rest.length === 0 ? {} : { unread: Object.fromEntries(rest) }
}

/** The line with an entry in it; the very same line where it says so already. */
export const withEntry = (line: Line, entry: Entry): Line => {
  const { key, values, unread } = line
  const { name } = entry
  if ('unread' in entry) return { key, values: { ...values, [name]: null }, unread: { ...unread, [name]: entry.unread } }
  const same = values[name] === entry.value || (isNone(values[name]) && isNone(entry.value))
  if (same && unread?.[name] === undefined) return line
  return { key, values: same ? values : { ...values, [name]: entry.value }, ...without(unread, name) }
}
