import { numberViewOf } from '../numberView.view.tsx'

export const decimalView = numberViewOf({ store: (text) => text })
