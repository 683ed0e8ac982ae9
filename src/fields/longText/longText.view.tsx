import { Box } from '@mui/material'
import { TextInput } from 'react-admin'
import type { FieldView } from '../fieldView.ts'
import { raProps } from '../plainInput.view.tsx'
import { TextCell } from '../textCell.view.tsx'

export const longTextView: FieldView = {
  wide: true,
  Cell: TextCell,
  Show: ({ value }) => (
    <Box dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {String(value)}
    </Box>
  ),
  Input: (props) => <TextInput {...raProps(props)} multiline minRows={3} maxRows={12} slotProps={{ htmlInput: { dir: 'auto' } }} />,
  Filter: (props) => <TextInput {...raProps(props)} />,
}
