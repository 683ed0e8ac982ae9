import { Code } from '../codeCell.view.tsx'
import { DraftInput } from '../draftInput.view.tsx'
import type { FieldView } from '../fieldView.ts'

const upper = (value: unknown): string => String(value).trim().toUpperCase()

export const vinView: FieldView = {
  Cell: ({ value }) => <Code>{upper(value)}</Code>,
  Input: (props) => (
    <DraftInput
      {...props}
      format={upper}
      parse={upper}
      slotProps={{ htmlInput: { dir: 'ltr', autoComplete: 'off', spellCheck: false, style: { textTransform: 'uppercase' } } }}
    />
  ),
}
