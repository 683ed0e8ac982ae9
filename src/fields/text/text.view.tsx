import { TextInput } from 'react-admin'
import type { FieldView } from '../fieldView.ts'
import { raProps } from '../plainInput.view.tsx'
import { TextCell } from '../textCell.view.tsx'

export const textView: FieldView = {
  Cell: TextCell,
  Show: ({ value }) => <span dir="auto">{String(value)}</span>,
  Input: (props) => <TextInput {...raProps(props)} slotProps={{ htmlInput: { dir: 'auto' } }} />,
}
