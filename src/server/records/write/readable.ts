import type { FieldError } from '../../../model/errors.ts'
import type { Values } from '../values.ts'

/** Mistakes that make a value unreadable for a rule: it is not of its type or choices, or its text is not of its format or size. */
const UNREADABLE: ReadonlySet<string> = new Set(['type', 'enum', 'format', 'precision', 'scale'])

const fieldOf = (path: string): string => path.split('.', 1)[0] ?? ''

const isInRows = (path: string): boolean => path.includes('.')

/** A row that lacks what it must have can't be computed with, unlike a record, where an absent value is null. */
const makesUnreadable = ({ path, keyword }: FieldError): boolean =>
  path !== '' && (UNREADABLE.has(keyword) || (keyword === 'required' && isInRows(path)))

/** Names of the fields that hold, somewhere, what no rule may read. */
export const unreadableFields = (mistakes: readonly FieldError[]): ReadonlySet<string> =>
  new Set(mistakes.filter(makesUnreadable).map(({ path }) => fieldOf(path)))

/** Whether a mistake is at one of these fields, or inside it. */
export const isAt =
  (fields: ReadonlySet<string>) =>
  ({ path }: FieldError): boolean =>
    fields.has(fieldOf(path))

/** The record without those fields: to a rule they are absent. */
export const withoutFields = (record: Values, fields: ReadonlySet<string>): Values =>
  fields.size === 0 ? record : Object.fromEntries(Object.entries(record).filter(([name]) => !fields.has(name)))
