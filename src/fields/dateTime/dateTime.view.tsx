import { Tooltip } from '@mui/material'
import { DateTimeInput } from 'react-admin'
import type { Json } from '../../model/entitySchema.ts'
import type { CellProps, FieldView } from '../fieldView.ts'
import { useLocale } from '../locale.view.tsx'
import { raProps } from '../plainInput.view.tsx'

const Cell = ({ value }: CellProps) => {
  const locale = useLocale()
  const at = new Date(String(value))
  if (Number.isNaN(at.getTime())) return <>{String(value)}</>
  return (
    <Tooltip title={at.toISOString()}>
      <bdi style={{ whiteSpace: 'nowrap' }}>{at.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })}</bdi>
    </Tooltip>
  )
}

/** The browser's local time in the input, UTC with milliseconds in the form. */
const toUtc = (typed: unknown): Json => {
  if (typed === null || typed === undefined || typed === '') return null
  const at = new Date(typed instanceof Date ? typed : String(typed))
  return Number.isNaN(at.getTime()) ? String(typed) : at.toISOString()
}

export const dateTimeView: FieldView = { Cell, Input: (props) => <DateTimeInput {...raProps(props)} parse={toUtc} /> }
