import { numberViewOf } from '../shared/cells/numberCell.view.tsx'

export const numberView = numberViewOf({ characters: 8 })
