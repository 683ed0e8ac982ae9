import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'

/** Fields in the order of a list: those shown by default, then the others. */
export const orderedColumns = (
  { columns }: Pick<ResolvedEntity, 'columns'>,
  fields: readonly ResolvedField[],
): readonly ResolvedField[] => {
  const rank = ({ name }: ResolvedField) => (columns.includes(name) ? columns.indexOf(name) : columns.length)
  return [...fields].sort((one, other) => rank(one) - rank(other))
}

/** Names of the columns that are hidden by default. */
export const hiddenColumns = ({ columns, fields }: Pick<ResolvedEntity, 'columns' | 'fields'>): string[] =>
  fields.filter(({ name }) => !columns.includes(name)).map(({ name }) => name)
