import { numberViewOf } from '../numberView.view.tsx'

export const percentView = numberViewOf({ store: (text) => text, suffix: '\u00a0%' })
