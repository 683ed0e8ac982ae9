import { numberViewOf } from '../shared/cells/numberCell.view.tsx'

export const decimalView = numberViewOf({ characters: 9, inputWidth: 88 })
