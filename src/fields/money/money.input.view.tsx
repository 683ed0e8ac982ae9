import { asText, numberInputsOf } from '../numberInput.view.tsx'
import { moneyKind } from './money.view.tsx'

export const moneyInputs = numberInputsOf(asText, moneyKind)
