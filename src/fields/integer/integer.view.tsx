import { numberViewOf } from '../numberCell.view.tsx'

export const integerView = numberViewOf()
