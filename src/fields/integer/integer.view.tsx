import { isYear } from '../../model/values/isYear.ts'
import { type NumberKind, numberViewOf } from '../shared/cells/numberCell.view.tsx'

export const INTEGER: NumberKind = {
  characters: 6,
  inputWidth: 76,
  options: ({ schema }) => (isYear(schema) ? { useGrouping: false } : {}),
}

export const integerView = numberViewOf(INTEGER)
