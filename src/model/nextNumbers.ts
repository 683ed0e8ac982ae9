import type { Json } from './entitySchema.ts'
import type { ResolvedField } from './resolvedEntity.ts'

type Row = Readonly<Record<string, Json>>

const isRow = (value: Json): value is Row => value !== null && typeof value === 'object' && !Array.isArray(value)

const counts = ({ initial }: ResolvedField): boolean => initial === '$next'

const greatest = (rows: readonly Json[], name: string): number =>
  rows.reduce<number>((most, row) => (isRow(row) && typeof row[name] === 'number' ? Math.max(most, row[name]) : most), 0)

/** The value of a new row's counting fields: one more than the greatest of the rows that are there. */
export const nextNumbers = (fields: readonly ResolvedField[], rows: readonly Json[]): Readonly<Record<string, number>> =>
  Object.fromEntries(fields.filter(counts).map(({ name }) => [name, greatest(rows, name) + 1]))

const numbered = (fields: readonly ResolvedField[], rows: readonly Json[]): readonly Json[] =>
  fields.filter(counts).reduce<readonly Json[]>((result, { name }) => {
    let last = greatest(result, name)
    return result.map((row) => {
      if (!isRow(row) || (row[name] ?? null) !== null) return row
      last += 1
      return { ...row, [name]: last }
    })
  }, rows)

/** The record with a number for each row that has none, in fields whose schema says `initial: '$next'`. */
export const withNextNumbers = (
  fields: readonly ResolvedField[],
  record: Readonly<Record<string, Json>>,
): Readonly<Record<string, Json>> => {
  const entries = fields.flatMap(({ name, rows }): [string, Json][] => {
    const value = record[name]
    return rows?.some(counts) && Array.isArray(value) ? [[name, numbered(rows, value)]] : []
  })
  return entries.length === 0 ? record : { ...record, ...Object.fromEntries(entries) }
}
