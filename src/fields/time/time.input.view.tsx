import { TextInput } from 'react-admin'
import type { FieldInputs } from '../fieldView.ts'
import { boundMoment } from '../shared/inputs/moment.view.tsx'
import { raProps } from '../shared/inputs/plainInput.view.tsx'
import { timeView } from './time.view.tsx'

export const timeInputs: FieldInputs = {
  Input: (props) => (
    <TextInput
      {...raProps(props)}
      type="time"
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { step: 1 }, input: boundMoment(timeView.Cell, props) }}
    />
  ),
}
