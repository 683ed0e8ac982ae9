import { numberInputsOf } from '../shared/inputs/numberInput.view.tsx'
import { INTEGER } from './integer.view.tsx'

/** Text that is no safe integer stays as typed, so that validation names it. */
export const integerInputs = numberInputsOf(
  (text) => (/^-?\d+$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : text),
  INTEGER,
)
