import Check from '@mui/icons-material/Check'
import Close from '@mui/icons-material/Close'
import { Tooltip } from '@mui/material'
import { BooleanInput, NullableBooleanInput, useTranslate } from 'react-admin'
import type { CellProps, FieldView, InputProps } from '../fieldView.ts'
import { raProps } from '../plainInput.view.tsx'

const Cell = ({ value }: CellProps) => {
  const text = useTranslate()(value === true ? 'app.list.yes' : 'app.list.no')
  const Icon = value === true ? Check : Close
  return (
    <Tooltip title={text}>
      <Icon fontSize="small" color={value === true ? 'success' : 'disabled'} titleAccess={text} />
    </Tooltip>
  )
}

/** Where nothing says what an unset value means there are three states. */
const hasTwoStates = ({ field }: InputProps) => typeof field.default === 'boolean' || field.required

const Input = (props: InputProps) => {
  const { helperText, ...plain } = raProps(props)
  return hasTwoStates(props) ? (
    <BooleanInput {...plain} helperText={helperText ?? false} parse={Boolean} format={Boolean} />
  ) : (
    <NullableBooleanInput
      {...plain}
      helperText={helperText}
      size="small"
      nullLabel="app.form.notSet"
      falseLabel="app.list.no"
      trueLabel="app.list.yes"
    />
  )
}

export const booleanView: FieldView = {
  narrow: true,
  Cell,
  Show: ({ value }) => <>{useTranslate()(value === true ? 'app.list.yes' : 'app.list.no')}</>,
  Input,
  Filter: (props) => (
    <NullableBooleanInput {...raProps(props)} nullLabel="app.form.notSet" falseLabel="app.list.no" trueLabel="app.list.yes" />
  ),
}
