import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'

/** Fields in the order of a list: those shown by default, then the others. */
export const orderedColumns = (entity: ResolvedEntity, fields: readonly ResolvedField[]): readonly ResolvedField[] => {
  const rank = ({ name }: ResolvedField) => (entity.columns.includes(name) ? entity.columns.indexOf(name) : entity.columns.length)
  return [...fields].sort((one, other) => rank(one) - rank(other))
}

/** Names of the columns that are hidden by default. */
export const hiddenColumns = (entity: ResolvedEntity): string[] =>
  entity.fields.filter(({ name }) => !entity.columns.includes(name)).map(({ name }) => name)
