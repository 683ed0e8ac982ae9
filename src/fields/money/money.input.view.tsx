import { asText, numberInputsOf } from '../shared/inputs/numberInput.view.tsx'
import { moneyKind } from './money.view.tsx'

export const moneyInputs = numberInputsOf(asText, moneyKind)
