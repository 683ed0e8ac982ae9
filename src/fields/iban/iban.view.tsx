import { Code } from '../codeCell.view.tsx'
import { DraftInput } from '../draftInput.view.tsx'
import type { FieldView } from '../fieldView.ts'

const compact = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()
const inFours = (value: unknown): string => compact(String(value)).replace(/(.{4})(?=.)/g, '$1 ')

export const ibanView: FieldView = {
  Cell: ({ value }) => <Code>{inFours(value)}</Code>,
  Input: (props) => (
    <DraftInput
      {...props}
      format={inFours}
      parse={compact}
      slotProps={{ htmlInput: { dir: 'ltr', autoComplete: 'off', spellCheck: false } }}
    />
  ),
}
