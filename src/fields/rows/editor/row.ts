import type { Json } from '../../../model/entitySchema.ts'

export type Row = Readonly<Record<string, Json>>

export const isRow = (value: Json): value is Row => value !== null && typeof value === 'object' && !Array.isArray(value)

/** Stored rows are known by their id, new ones by their place. */
export const rowKey = (row: Row, index: number): string => (typeof row.id === 'string' ? row.id : `new-${index}`)
