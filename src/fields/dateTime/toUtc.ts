import type { Json } from '../../model/entitySchema.ts'

/** Local time of the input → UTC with milliseconds. */
export const toUtc = (typed: unknown): Json => {
  if (typed === null || typed === undefined || typed === '') return null
  const at = new Date(typed instanceof Date ? typed : String(typed))
  return Number.isNaN(at.getTime()) ? String(typed) : at.toISOString()
}
