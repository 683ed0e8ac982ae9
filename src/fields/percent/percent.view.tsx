import { formatPercent } from '../../model/values/numberText.ts'
import { type NumberKind, numberViewOf } from '../numberCell.view.tsx'

const withoutZeros = (value: string): string => (value.includes('.') ? value.replace(/\.?0+$/, '') : value)

export const percentKind: NumberKind = { write: (value, locale) => formatPercent(withoutZeros(value), locale), sign: '%' }

export const percentView = numberViewOf(percentKind)
