import { DateTimeInput } from 'react-admin'
import type { FieldInputs } from '../fieldView.ts'
import { boundMoment } from '../shared/inputs/moment.view.tsx'
import { raProps } from '../shared/inputs/plainInput.view.tsx'
import { dateTimeView } from './dateTime.view.tsx'
import { dateTimeClip } from './grid/dateTimeClip.ts'
import { toUtc } from './toUtc.ts'

export const dateTimeInputs: FieldInputs = {
  Input: (props) => <DateTimeInput {...raProps(props)} parse={toUtc} slotProps={{ input: boundMoment(dateTimeView.Cell, props) }} />,
  clip: dateTimeClip,
}
