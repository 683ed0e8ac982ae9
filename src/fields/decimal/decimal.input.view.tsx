import { asText, numberInputsOf } from '../shared/inputs/numberInput.view.tsx'

export const decimalInputs = numberInputsOf(asText)
