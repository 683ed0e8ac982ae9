import { Autocomplete, TextField } from '@mui/material'
import { useEffect, useMemo, useRef } from 'react'
import { type FieldValues, FormProvider, useForm } from 'react-hook-form'
import { useViews } from '../../../../fields/viewContext.view.tsx'
import type { Json } from '../../../../model/entitySchema.ts'
import { useAreaTexts } from '../../../../providers/i18n/areaTexts.ts'
import { filterKind } from '../filterKinds.ts'
import type { Condition } from './conditionTree.ts'
import { PeriodValue } from './PeriodValue.tsx'
import type { FieldChoice } from './useConditionFields.ts'

interface Props {
  readonly choice: FieldChoice
  readonly condition: Condition
  readonly label: string
  readonly onChange: (value: Json) => void
}

/** The input of the field's type; it starts with the condition's value. */
const TypedValue = ({ choice, condition, label, onChange }: Props) => {
  const view = useViews().viewOf(choice.field)
  const Input = view.Filter ?? view.Input
  const field = useMemo(() => ({ ...choice.field, required: false, readOnly: false, default: undefined }), [choice.field])
  const form = useForm<FieldValues>({ defaultValues: { value: condition.value } })
  const latest = useRef(onChange)
  latest.current = onChange
  useEffect(() => {
    const { unsubscribe } = form.watch((_, { name }) => {
      if (name === 'value') latest.current(form.getValues('value') ?? null)
    })
    return unsubscribe
  }, [form])
  return (
    <FormProvider {...form}>
      <Input entity={choice.entity} field={field} source="value" label={label} helperText={false} />
    </FormProvider>
  )
}

const TextValue = ({ condition, label, onChange }: Props) => (
  <TextField
    size="small"
    label={label}
    value={condition.value ?? ''}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ htmlInput: { dir: 'auto', autoComplete: 'off' } }}
  />
)

const SEPARATORS = /[,;،\n\t]+/

/** Several texts: Enter or a separator ends each, and pasted lists are split. */
const TextsValue = ({ condition, label, onChange }: Props) => {
  const t = useAreaTexts('list')
  const values = Array.isArray(condition.value) ? condition.value.map(String) : []
  const write = (texts: readonly string[]) =>
    onChange([...new Set(texts.flatMap((text) => text.split(SEPARATORS)).map((text) => text.trim()))].filter((text) => text !== ''))
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      size="small"
      options={[]}
      value={values}
      onChange={(_, next) => write(next)}
      onInputChange={(_, text) => SEPARATORS.test(text) && write([...values, text])}
      renderInput={(params) => <TextField {...params} label={label} helperText={t('list.filter.valuesHint')} />}
    />
  )
}

/** The value of a condition, by its operator and the type of its field. */
export const ConditionValue = (props: Props) => {
  const { choice, condition } = props
  if (condition.operator === 'during') return <PeriodValue label={props.label} value={condition.value} onChange={props.onChange} />
  if (filterKind(choice.field) !== 'text') return <TypedValue {...props} />
  if (condition.operator === 'in' || condition.operator === 'nin') return <TextsValue {...props} />
  return choice.field.schema.suggestions ? <TypedValue {...props} /> : <TextValue {...props} />
}
