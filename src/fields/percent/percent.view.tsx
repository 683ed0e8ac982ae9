import { type NumberKind, numberViewOf } from '../numberCell.view.tsx'

export const percentKind: NumberKind = { suffix: '\u00a0%' }

export const percentView = numberViewOf(percentKind)
