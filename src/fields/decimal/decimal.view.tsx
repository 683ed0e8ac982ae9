import { numberViewOf } from '../numberCell.view.tsx'

export const decimalView = numberViewOf()
