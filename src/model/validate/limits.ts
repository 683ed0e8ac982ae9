import type { Json } from '../entitySchema.ts'
import type { FieldError } from '../errors.ts'
import type { ResolvedEntity, ResolvedField } from '../resolvedEntity.ts'

/** Maximum entries of a list or rows, unless `maxItems` is set. */
const MAX_ITEMS = 500

/** Maximum characters of a multi-line text, and of a text inside a free value, unless `maxLength` is set. */
const MAX_TEXT_LENGTH = 100_000

/** Maximum characters of other values in text form: numbers, dates, addresses. */
const MAX_LINE_LENGTH = 2_000

/** Values of a free object or list at all depths together, unless `maxValues` says otherwise. */
const MAX_VALUES = 2_000

/** Levels of a free object or list. */
const MAX_LEVELS = 32

/** Maximum number of unknown members of a record or row that are reported individually. */
const MAX_UNKNOWN = 20

/** Maximum reported characters of an unknown member's name. */
const MAX_NAME_LENGTH = 100

/** Number of errors after which validation stops. */
const MAX_ERRORS = 20

/** Extra characters for blanks, which are removed before a text is validated. */
const SLACK = 1_000

type Values = Readonly<Record<string, unknown>>

interface Inspection {
  /** Paths of fields that count as unknown. */
  readonly hidden: ReadonlySet<string>
  readonly report: (error: FieldError) => void
}

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

const limit = (path: string, keyword: string, most: number): FieldError => ({ path, keyword, params: { limit: most } })

/** The limit that a free value exceeds, or undefined. */
const excessOf = (value: unknown, mostValues: number): readonly [keyword: string, limit: number] | undefined => {
  let values = 0
  let level: readonly unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length
    if (values > mostValues) return ['maxValues', mostValues]
    if (depth > MAX_LEVELS) return ['maxDepth', MAX_LEVELS]
    const next: unknown[] = []
    for (const one of level) {
      if (typeof one === 'string' && one.length > MAX_TEXT_LENGTH) return ['maxLength', MAX_TEXT_LENGTH]
      if (typeof one !== 'object' || one === null) continue
      for (const inner of Object.values(one)) if (next.push(inner) > mostValues) return ['maxValues', mostValues]
    }
    level = next
  }
  return undefined
}

/** Texts of several lines are the ones that lists can't be sorted by. */
const longestOf = ({ schema, type }: ResolvedField): number => schema.maxLength ?? (type.sortable ? MAX_LINE_LENGTH : MAX_TEXT_LENGTH)

/** In UTF-16 units; a character may have two. */
const isLong = (text: string, characters: number): boolean => text.length > 2 * characters + SLACK

const checkList = (field: ResolvedField, path: string, items: readonly unknown[], inspection: Inspection): void => {
  const most = field.schema.maxItems ?? MAX_ITEMS
  if (items.length > most) inspection.report(limit(path, 'maxItems', most))
  else if (field.rows) {
    for (const [index, row] of items.entries()) if (isObject(row)) checkMembers(field.rows, `${path}.${index}`, row, inspection)
  } else checkFree(field, path, items, inspection)
}

const checkFree = ({ schema }: ResolvedField, path: string, value: unknown, inspection: Inspection): void => {
  const excess = excessOf(value, schema.maxValues ?? Math.max(MAX_VALUES, schema.maxItems ?? 0))
  if (excess) inspection.report(limit(path, ...excess))
}

const checkField = (field: ResolvedField, path: string, value: unknown, inspection: Inspection): void => {
  if (typeof value === 'string') {
    const longest = longestOf(field)
    if (isLong(value, longest)) inspection.report(limit(path, 'maxLength', longest))
  } else if (Array.isArray(value)) checkList(field, path, value, inspection)
  else checkFree(field, path, value, inspection)
}

/** Extra members that every record or row may have. */
const SYSTEM: ReadonlySet<string> = new Set(['id', '_version', 'createdAt', 'updatedAt'])

const shortened = (name: string): string => `${name.slice(0, MAX_NAME_LENGTH)}…`

const joined = (prefix: string, name: string): string => (prefix === '' ? name : `${prefix}.${name}`)

const checkMembers = (fields: readonly ResolvedField[], prefix: string, values: Values, inspection: Inspection): void => {
  const { hidden, report } = inspection
  const known = new Map(fields.filter(({ path }) => !hidden.has(path)).map((field) => [field.name, field]))
  let unknownMembers = 0
  for (const name of Object.keys(values)) {
    const field = known.get(name)
    if (field) checkField(field, joined(prefix, name), values[name], inspection)
    else if (!SYSTEM.has(name)) {
      unknownMembers += 1
      if (unknownMembers > MAX_UNKNOWN) {
        report(limit(prefix, 'maxProperties', known.size))
        return
      }
      if (name.length > MAX_NAME_LENGTH) {
        const additionalProperty = shortened(name)
        report({ path: joined(prefix, additionalProperty), keyword: 'additionalProperties', params: { additionalProperty } })
      }
    }
  }
}

class TooMany extends Error {}

/**
 * Input that is too large to be validated at all: entries of a list, unknown members, long texts, free values too many or too deep. It
 * visits each value once and stops at the first few findings, so that such input never reaches validation, whose work and errors grow with
 * it. `hidden` fields count as unknown.
 */
export const limitErrors = (
  entity: Pick<ResolvedEntity, 'fields'>,
  input: Readonly<Record<string, Json>>,
  hidden: ReadonlySet<string> = new Set(),
): readonly FieldError[] => {
  const errors: FieldError[] = []
  const report = (error: FieldError) => {
    if (errors.push(error) >= MAX_ERRORS) throw new TooMany()
  }
  try {
    checkMembers(entity.fields, '', input, { hidden, report })
  } catch (error) {
    if (!(error instanceof TooMany)) throw error
  }
  return errors
}
