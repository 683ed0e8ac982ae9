import { formatPercent, percentEdge } from '../../model/values/numberText.ts'
import { type NumberKind, numberViewOf } from '../shared/cells/numberCell.view.tsx'

const withoutZeros = (value: string): string => (value.includes('.') ? value.replace(/\.?0+$/, '') : value)

export const percentKind: NumberKind = {
  characters: 8,
  inputWidth: 84,
  write: (value, locale) => formatPercent(withoutZeros(value), locale),
  sign: { text: '%', edge: percentEdge },
  ignoredSigns: /[%٪]/u,
}

export const percentView = numberViewOf(percentKind)
