import type { ResolvedEntity, ResolvedField } from '../../../../model/resolvedEntity.ts'
import { type FilterKind, filterKind } from '../filterKinds.ts'
import type { ConditionOperator } from './conditionTree.ts'

const OF_KIND: Readonly<Record<FilterKind, readonly ConditionOperator[]>> = {
  text: ['contains', 'starts', 'eq', 'neq', 'in', 'nin'],
  range: ['during', 'eq', 'neq', 'gte', 'lte', 'gt', 'lt'],
  set: ['in', 'nin'],
  includes: ['includes'],
  exact: ['eq', 'neq'],
  presence: [],
}

const OF_USERS: readonly ConditionOperator[] = ['me', 'notMe']

/** Operators that take a value, by the type of the field. A boolean that is not true is false or empty, which have operators of their own. */
const valued = ({ type }: ResolvedField, kind: FilterKind): readonly ConditionOperator[] =>
  type.flag ? ['eq'] : OF_KIND[kind].filter((operator) => type.operators.some((one) => one === operator))

/** The records that a field refers to. */
interface Referred {
  /** Whether the user may list them. */
  readonly listed: boolean
  /** Whether they are the users themselves. */
  readonly users: boolean
}

/** Whether the records of an entity are the users: each reaches the one with their own id. */
export const isOfUsers = ({ scope }: Pick<ResolvedEntity, 'scope'>): boolean => scope?.id === '$user.id'

/** Operators that conditions on a field may have, the usual one first. */
export const operatorsOf = (field: ResolvedField, { listed, users }: Referred): readonly ConditionOperator[] => {
  const kind = filterKind(field)
  if (!kind) return []
  const { reference, type } = field
  return [
    ...(reference && !listed ? [] : valued(field, kind)),
    ...(users && reference?.many === false ? OF_USERS : []),
    ...(type.operators.includes('null') ? (['null', 'given'] as const) : []),
  ]
}
