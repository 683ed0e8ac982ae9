import type { ResolvedField } from '../../../../model/resolvedEntity.ts'
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

/** Operators that conditions on a field may have, the usual one first. `listed`: whether the user may list the records that it refers to. */
export const operatorsOf = (field: ResolvedField, listed: boolean): readonly ConditionOperator[] => {
  const kind = filterKind(field)
  if (!kind) return []
  const { reference, type } = field
  return [
    ...(reference && !listed ? [] : valued(field, kind)),
    ...(reference?.entity === 'users' && !reference.many ? OF_USERS : []),
    ...(type.operators.includes('null') ? (['null', 'given'] as const) : []),
  ]
}
