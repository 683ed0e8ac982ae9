import type { Operator } from '../../../model/fieldType.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'

/** Kind of input for a field's filter. */
export type FilterKind = 'text' | 'range' | 'set' | 'includes' | 'exact' | 'presence'

const KINDS: readonly (readonly [FilterKind, Operator, (field: ResolvedField) => boolean])[] = [
  ['range', 'gte', () => true],
  ['includes', 'includes', () => true],
  ['set', 'in', (field) => field.options !== undefined || field.reference !== undefined],
  ['text', 'contains', () => true],
  ['exact', 'eq', () => true],
  ['presence', 'null', () => true],
]

export const filterKind = (field: ResolvedField): FilterKind | undefined =>
  KINDS.find(([, operator, fits]) => field.type.operators.includes(operator) && fits(field))?.[0]

/** Fields that a list can filter by, including those of child rows. */
export const filterFields = (fields: readonly ResolvedField[]): readonly ResolvedField[] =>
  fields.flatMap((field) => (field.rows ? filterFields(field.rows) : field.filterable && filterKind(field) ? [field] : []))
