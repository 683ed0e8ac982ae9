import type { Json } from '../entitySchema.ts'

const isRow = (value: unknown): value is Readonly<Record<string, Json>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** The record without null values, its rows too: for validation null and absent are the same. Free objects inside keep theirs. */
export const withoutNulls = (record: Readonly<Record<string, Json>>): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(record)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => [name, Array.isArray(value) ? value.map((row: Json) => (isRow(row) ? withoutNulls(row) : row)) : value]),
  )
