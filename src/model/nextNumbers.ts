import type { Json } from './entitySchema.ts'
import type { ResolvedField } from './resolvedEntity.ts'

type Row = Readonly<Record<string, Json>>

const isRow = (value: Json): value is Row => value !== null && typeof value === 'object' && !Array.isArray(value)

const counts = ({ initial }: ResolvedField): boolean => initial === '$next'

const greatest = (rows: readonly Json[], name: string): number =>
  rows.reduce<number>((most, row) => (isRow(row) && typeof row[name] === 'number' ? Math.max(most, row[name]) : most), 0)

/** Values of a new row's counting fields: the largest existing value plus one. */
export const nextNumbers = (fields: readonly ResolvedField[], rows: readonly Json[]): Readonly<Record<string, number>> =>
  Object.fromEntries(fields.filter(counts).map(({ name }) => [name, greatest(rows, name) + 1]))

/** Rows in their new order: numbers ascend again, and references to rows by number are updated. Returns the same list if nothing changes. */
export const numberedInOrder = <R extends Row>(fields: readonly ResolvedField[], rows: readonly R[]): readonly R[] =>
  fields.filter(counts).reduce<readonly R[]>((result, { name }) => {
    const before = result.map((row) => row[name])
    const numbers = before.filter((value) => typeof value === 'number')
    const sorted = numbers.toSorted((one, other) => one - other)
    if (sorted.every((number, index) => number === numbers[index])) return result
    const next = new Map<Json | undefined, number>(numbers.map((number, index) => [number, sorted[index] ?? number]))
    const followers = [name, ...fields.filter(({ schema }) => schema.rowBy === name).map((field) => field.name)]
    return result.map((row) => {
      const moved = followers.flatMap((field) => {
        const number = next.get(row[field])
        return number === undefined ? [] : [[field, number] as const]
      })
      return { ...row, ...Object.fromEntries(moved) }
    })
  }, rows)

/** The number that counts a row, where its fields have one. */
export const rowNumber = (fields: readonly ResolvedField[], row: Row): number | undefined => {
  const counting = fields.find(counts)
  const value = counting && row[counting.name]
  return typeof value === 'number' ? value : undefined
}

const numbered = (fields: readonly ResolvedField[], rows: readonly Json[]): readonly Json[] =>
  fields.filter(counts).reduce<readonly Json[]>((result, { name }) => {
    let last = greatest(result, name)
    return result.map((row) => {
      if (!isRow(row) || (row[name] ?? null) !== null) return row
      last += 1
      return { ...row, [name]: last }
    })
  }, rows)

/** Numbers the rows that lack a number, in fields with `initial: '$next'`. */
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
