import { numberInputsOf } from '../shared/inputs/numberInput.view.tsx'

export const numberInputs = numberInputsOf((text) => (text !== '' && Number.isFinite(Number(text)) ? Number(text) : text))
