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

/** Names in the order that the user has dragged them to; `ranks` as stored by react-admin: the index of the column at each place. */
export const reordered = (names: readonly string[], ranks: readonly number[] | undefined): readonly string[] => {
  if (!ranks) return names
  const places = names.map((name, index) => ({ name, place: ranks.includes(index) ? ranks.indexOf(index) : index }))
  return places.toSorted((one, other) => one.place - other.place).map(({ name }) => name)
}

/** Where react-admin stores the order of columns, beside their choice. */
export const ranksKey = (columns: string): string => `${columns}_columnRanks`

/** Visible columns after the user has changed them. */
export const chosenColumns = (
  names: readonly string[],
  hidden: readonly string[],
  ranks: readonly number[] | undefined,
): readonly string[] => reordered(names, ranks).filter((name) => !hidden.includes(name))
