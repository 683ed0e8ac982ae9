import { DateTimeInput } from 'react-admin'
import type { Json } from '../../model/entitySchema.ts'
import type { FieldInputs } from '../fieldView.ts'
import { raProps } from '../plainInput.view.tsx'

/** The browser's local time in the input, UTC with milliseconds in the form. */
const toUtc = (typed: unknown): Json => {
  if (typed === null || typed === undefined || typed === '') return null
  const at = new Date(typed instanceof Date ? typed : String(typed))
  return Number.isNaN(at.getTime()) ? String(typed) : at.toISOString()
}

export const dateTimeInputs: FieldInputs = { Input: (props) => <DateTimeInput {...raProps(props)} parse={toUtc} /> }
