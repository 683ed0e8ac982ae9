import type { FieldInputs } from '../fieldView.ts'
import { DraftInput } from '../shared/inputs/draftInput.view.tsx'
import { upper } from './vin.view.tsx'

export const vinInputs: FieldInputs = {
  Input: (props) => (
    <DraftInput
      {...props}
      format={upper}
      parse={upper}
      slotProps={{ htmlInput: { dir: 'ltr', lang: 'en', autoComplete: 'off', spellCheck: false, style: { textTransform: 'uppercase' } } }}
    />
  ),
}
