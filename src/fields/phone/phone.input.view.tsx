import type { FieldInputs } from '../fieldView.ts'
import { ltrInputOf } from '../shared/inputs/ltrInput.view.tsx'

export const phoneInputs: FieldInputs = { Input: ltrInputOf('tel') }
