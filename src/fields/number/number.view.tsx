import { numberViewOf } from '../numberView.view.tsx'

export const numberView = numberViewOf({ store: (text) => (text !== '' && Number.isFinite(Number(text)) ? Number(text) : text) })
