import type { ResolvedField } from '../resolvedEntity.ts'
import { isDated, isGroupable } from './listSummary.ts'
import type { Shape } from './viewState.ts'

/** Whether a list can be shown in a shape by this field: a board by a choice, reference, or yes and no; a calendar by a day or moment. */
export const fitsShape = (field: ResolvedField, shape: Shape | undefined): boolean => {
  if (shape !== 'board' && shape !== 'calendar') return false
  return isGroupable(field) && isDated(field) === (shape === 'calendar')
}

/** How clearly a field divides records: a state before another choice, yes and no, and references. */
const rankOf = ({ options, schema, type }: ResolvedField): number => {
  if (options) return schema.tones ? 0 : 1
  return type.flag ? 2 : 3
}

/** The fields by which a list can be shown in a shape, the one that divides the records most clearly first. */
export const fieldsOfShape = (fields: readonly ResolvedField[], shape: Shape): readonly ResolvedField[] =>
  fields.filter((field) => fitsShape(field, shape)).toSorted((one, other) => rankOf(one) - rankOf(other))
