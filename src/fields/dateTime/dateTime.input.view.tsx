import { DateTimeInput } from 'react-admin'
import type { FieldInputs } from '../fieldView.ts'
import { raProps } from '../plainInput.view.tsx'
import { toUtc } from './toUtc.ts'

export const dateTimeInputs: FieldInputs = { Input: (props) => <DateTimeInput {...raProps(props)} parse={toUtc} /> }
