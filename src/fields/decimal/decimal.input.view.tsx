import { asText, numberInputsOf } from '../numberInput.view.tsx'

export const decimalInputs = numberInputsOf(asText)
