import { numberViewOf } from '../numberView.view.tsx'

/** Text that is no safe integer stays as typed, so that validation names it. */
export const integerView = numberViewOf({
  store: (text) => (/^-?\d+$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : text),
})
