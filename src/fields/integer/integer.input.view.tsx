import { numberInputsOf } from '../shared/inputs/numberInput.view.tsx'
import { INTEGER } from './integer.view.tsx'

/** Text that is not a safe integer stays as typed, so that validation reports it. */
export const integerInputs = numberInputsOf(
  (text) => (/^-?\d+$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : text),
  INTEGER,
)
