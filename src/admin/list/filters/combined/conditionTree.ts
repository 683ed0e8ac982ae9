import type { Json } from '../../../../model/entitySchema.ts'
import type { Operator } from '../../../../model/fieldType.ts'
import { filterKey, splitFilterKey } from '../../../../model/lists/filterKey.ts'
import { isBlankOrEmptyList } from '../../../../model/values/isBlank.ts'

/** Operators of conditions; `given` is the opposite of `null`, `me` and `notMe` compare with the user. */
export type ConditionOperator = Operator | 'given' | 'me' | 'notMe'

export interface Condition {
  /** Identifies the part while it is edited. */
  readonly key: number
  /** Field, also of child rows or of a referenced record (`country.name`); empty until the user has chosen one. */
  readonly path: string
  readonly operator: ConditionOperator
  readonly value: Json
}

export interface ConditionGroup {
  readonly key: number
  readonly join: 'all' | 'any' | 'none'
  /** Field with child rows or referenced records: the conditions apply to one of these. */
  readonly some?: string
  readonly parts: readonly ConditionPart[]
}

export type ConditionPart = Condition | ConditionGroup

/** A filter as the API takes it. */
type Filter = Readonly<Record<string, Json>>

let lastKey = 0

const nextKey = (): number => {
  lastKey += 1
  return lastKey
}

export const newCondition = (): Condition => ({ key: nextKey(), path: '', operator: 'eq', value: null })

export const newGroup = (join: ConditionGroup['join'], parts: readonly ConditionPart[], some?: string): ConditionGroup => ({
  key: nextKey(),
  join,
  parts,
  ...(some !== undefined && { some }),
})

export const isGroup = (part: ConditionPart): part is ConditionGroup => 'parts' in part

/** Operators that need no value. */
const WITHOUT_VALUE: ReadonlySet<ConditionOperator> = new Set(['null', 'given', 'me', 'notMe'])

export const takesValue = (operator: ConditionOperator): boolean => !WITHOUT_VALUE.has(operator)

const isObject = (value: unknown): value is Filter => typeof value === 'object' && value !== null && !Array.isArray(value)

const filterOfCondition = ({ path, operator, value }: Condition): Filter | undefined => {
  if (path === '') return undefined
  if (operator === 'null' || operator === 'given') return { [filterKey(path, 'null')]: operator === 'null' }
  if (operator === 'me') return { [path]: '$me' }
  if (operator === 'notMe') return { [filterKey(path, 'neq')]: '$me' }
  return isBlankOrEmptyList(value) ? undefined : { [filterKey(path, operator)]: value }
}

/** A part as the API takes it; undefined while nothing in it is complete. */
export const filterOf = (part: ConditionPart): Filter | undefined => {
  if (!isGroup(part)) return filterOfCondition(part)
  const { join, some, parts } = part
  const filters = parts.flatMap((one) => filterOf(one) ?? [])
  if (filters.length === 0) return undefined
  const joined: Filter = { [join === 'all' ? '$and' : '$or']: filters }
  const placed: Filter = some === undefined ? joined : { [some]: { $some: joined } }
  return join === 'none' ? { $not: placed } : placed
}

const conditionOf = (written: string, value: Json): Condition => {
  const { path, operator } = splitFilterKey(written)
  const condition = (named: ConditionOperator, given: Json): Condition => ({ key: nextKey(), path, operator: named, value: given })
  if (operator === 'null' || (value === null && operator === 'eq')) return condition(value === false ? 'given' : 'null', null)
  if (value === null) return condition('given', null)
  if (value === '$me' && operator === 'eq') return condition('me', null)
  if (value === '$me' && operator === 'neq') return condition('notMe', null)
  return condition(operator === 'eq' && Array.isArray(value) ? 'in' : operator, value)
}

const listOf = (value: Json): readonly ConditionPart[] => (Array.isArray(value) ? value.map(partOf) : [])

const negated = (part: ConditionPart): ConditionGroup =>
  isGroup(part) && part.join === 'any' ? { ...part, join: 'none' } : newGroup('none', [part])

const placed = (part: ConditionPart, some: string): ConditionGroup =>
  isGroup(part) && part.some === undefined && part.join !== 'none' ? { ...part, some } : newGroup('all', [part], some)

const entryOf = ([key, value]: readonly [string, Json]): ConditionPart => {
  if (key === '$and' || key === '$or') return newGroup(key === '$and' ? 'all' : 'any', listOf(value))
  if (key === '$not') return negated(partOf(value))
  return isObject(value) ? placed(partOf(value.$some ?? {}), key) : conditionOf(key, value)
}

/** Inverse of `filterOf`. */
function partOf(filter: Json): ConditionPart {
  const parts = isObject(filter) ? Object.entries(filter).map(entryOf) : []
  const [first] = parts
  return first && parts.length === 1 ? first : newGroup('all', parts)
}

/** The combined conditions of a filter as the group that the user edits. */
export const treeOf = (combined: Filter): ConditionGroup => {
  const part = partOf(combined)
  return isGroup(part) && part.some === undefined ? part : newGroup('all', [part])
}

/** Replaces a part of a group, or removes it. */
export const withPart = (group: ConditionGroup, key: number, next: ConditionPart | undefined): ConditionGroup => ({
  ...group,
  parts: group.parts.flatMap((part) => (part.key === key ? (next ?? []) : part)),
})
