import { numberViewOf } from '../numberCell.view.tsx'

export const numberView = numberViewOf()
