import { asText, numberInputsOf } from '../shared/inputs/numberInput.view.tsx'
import { percentKind } from './percent.view.tsx'

export const percentInputs = numberInputsOf(asText, percentKind)
