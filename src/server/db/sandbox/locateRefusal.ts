import type { CheckedSql } from './checkSql.ts'
import { type PlainRefusal, SqlRefusal } from './refusal.ts'
import type { SandboxQuery } from './sandbox.ts'

/** Words of a query and its filters in lower case → position in the query, from 0; -1: in a filter only. Error messages may repeat them. */
export type WordPositions = ReadonlyMap<string, number>

export const wordPositionsOf = ({ tokens }: CheckedSql, { where }: SandboxQuery): WordPositions =>
  new Map([
    ...where.map(({ column }) => [column.toLowerCase(), -1] as const),
    ...tokens.map(({ value, at }) => [value.toLowerCase(), at] as const).reverse(),
  ])

/** Adds the position of the named word to a refusal, and removes a name that is not one of these words. */
export const locateRefusal = ({ code, params }: PlainRefusal, words: WordPositions): SqlRefusal => {
  const word = params.name ?? params.near
  if (word === undefined) return new SqlRefusal(code, params)
  const at = words.get(String(word).toLowerCase())
  if (at === undefined) return new SqlRefusal(code, { ...params, ...('near' in params ? { near: '' } : { name: '' }) })
  return new SqlRefusal(code, at < 0 ? params : { ...params, position: at })
}
