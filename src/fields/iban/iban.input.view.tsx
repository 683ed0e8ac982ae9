import type { FieldInputs } from '../fieldView.ts'
import { DraftInput } from '../shared/inputs/draftInput.view.tsx'
import { compact, groupsOfFour } from './iban.view.tsx'

export const ibanInputs: FieldInputs = {
  Input: (props) => (
    <DraftInput
      {...props}
      format={groupsOfFour}
      parse={compact}
      slotProps={{ htmlInput: { dir: 'ltr', autoComplete: 'off', spellCheck: false } }}
    />
  ),
}
