import { isAllowedBy, isConstrained } from '../../../model/check/checkValues.ts'
import type { ColumnShape } from '../tables/shapes.ts'
import type { TableContext } from './context.ts'
import { conversionOf } from './conversions.ts'
import { type ColumnFacts, storedBy } from './layout.ts'
import { SHOWN_IDS, type Step } from './plan.ts'
import { storedValues } from './storedValues.ts'

/** A column with existing values and their former constraints. */
export interface ConstrainedColumn {
  readonly context: TableContext
  readonly column: ColumnShape
  readonly desired: ColumnFacts
  readonly before: ColumnFacts
  readonly old: string
  /** Keywords that other steps handle. */
  readonly without: readonly string[]
}

/** Counts values that the schema no longer allows (a pattern, a bound, a format, choices); they do not change. */
export const constraintSteps = async ({ context, column, desired, before, old, without }: ConstrainedColumn): Promise<readonly Step[]> => {
  const { engine, queries, table, source } = context
  const inList = column.field.type.storage === 'values'
  const constraintsNow = storedBy(column, inList)
  // A database from before constraints were stored: check its rows instead.
  const isKnown = before.demands === undefined ? !isConstrained(constraintsNow) : before.demands === desired.demands
  if (isKnown) return []
  const conversion = conversionOf(old, before, desired)
  if (conversion === undefined) return []
  const { field, kind, type } = column
  const allowed = isAllowedBy(constraintsNow, without)
  // Row by row: an engine may compute an expression ahead of the condition that keeps it within bounds.
  const { lost } = conversion
  const expression = lost === undefined ? conversion.expression : `case when not (${lost}) then ${conversion.expression} end`
  const place = { table: source?.live.name ?? table.name, expression, kind, inList }
  let rows = 0
  const ids: string[] = []
  for await (const page of storedValues(queries, engine, place))
    for (const { id, value } of page) {
      if (allowed(type.decode(value, field))) continue
      rows += 1
      if (ids.length < SHOWN_IDS) ids.push(id)
    }
  if (rows === 0) return []
  const loss = {
    text: 'hold values that are no longer allowed; these stay, and each must be corrected before its record can be saved',
    rows,
    ids,
    final: false,
  }
  return [{ phase: 'fill', table: table.name, column: column.name, text: `ask more of ${column.name}`, statements: [], loss }]
}
