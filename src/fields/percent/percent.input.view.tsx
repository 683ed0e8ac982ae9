import { asText, numberInputsOf } from '../numberInput.view.tsx'
import { percentKind } from './percent.view.tsx'

export const percentInputs = numberInputsOf(asText, percentKind)
