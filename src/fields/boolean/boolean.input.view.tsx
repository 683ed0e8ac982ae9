import { BooleanInput, NullableBooleanInput } from 'react-admin'
import type { FieldInputs, InputProps } from '../fieldView.ts'
import { raProps } from '../shared/inputs/plainInput.view.tsx'
import { booleanClip } from './grid/booleanClip.ts'

/** Without a default, an optional value has a third state: unset. */
const hasTwoStates = ({ field }: Pick<InputProps, 'field'>) => typeof field.default === 'boolean' || field.required

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

export const booleanInputs: FieldInputs = {
  Input,
  clip: booleanClip,
  flip: (value, field) => (value === true ? false : value === false && !hasTwoStates({ field }) ? null : true),
  Filter: (props) => (
    <NullableBooleanInput {...raProps(props)} nullLabel="app.form.notSet" falseLabel="app.list.no" trueLabel="app.list.yes" />
  ),
}
