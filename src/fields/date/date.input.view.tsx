import { DateInput } from 'react-admin'
import type { FieldInputs } from '../fieldView.ts'
import { boundMoment } from '../shared/inputs/moment.view.tsx'
import { raProps } from '../shared/inputs/plainInput.view.tsx'
import { dateView } from './date.view.tsx'
import { dateClip } from './grid/dateClip.ts'

export const dateInputs: FieldInputs = {
  Input: (props) => <DateInput {...raProps(props)} slotProps={{ input: boundMoment(dateView.Cell, props) }} />,
  clip: dateClip,
}
