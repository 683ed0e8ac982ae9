import type { ResolvedField } from '../../model/resolvedEntity.ts'
import { type NumberKind, numberViewOf } from '../shared/cells/numberCell.view.tsx'

/** Whether minimum and maximum have four digits: the number is a year, without group separators. */
const isYear = ({ minimum = 0, maximum = Number.POSITIVE_INFINITY }: ResolvedField['schema']): boolean => minimum >= 1000 && maximum <= 9999

export const INTEGER: NumberKind = {
  characters: 6,
  inputWidth: 76,
  options: ({ schema }) => (isYear(schema) ? { useGrouping: false } : {}),
}

export const integerView = numberViewOf(INTEGER)
