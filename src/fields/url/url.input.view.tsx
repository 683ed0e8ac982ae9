import type { FieldInputs } from '../fieldView.ts'
import { ltrInputOf } from '../shared/inputs/ltrInput.view.tsx'

export const urlInputs: FieldInputs = { Input: ltrInputOf('url') }
