import { DateInput } from 'react-admin'
import type { FieldInputs } from '../fieldView.ts'
import { raProps } from '../plainInput.view.tsx'

export const dateInputs: FieldInputs = { Input: (props) => <DateInput {...raProps(props)} /> }
