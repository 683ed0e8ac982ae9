import { useEffect, useMemo, useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { PlainInput } from '../../../../admin/form/PlainInput.tsx'
import type { ResolvedField } from '../../../../model/resolvedEntity.ts'

interface Props {
  readonly entity: string
  readonly field: ResolvedField
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The generated input for values of a field, outside the record's form. */
export const ValueInput = ({ entity, field, label, value, onChange }: Props) => {
  const optional = useMemo((): ResolvedField => ({ ...field, required: false, readOnly: false }), [field])
  const form = useForm<{ value: string | null }>({ defaultValues: { value: value || null } })
  const latest = useRef(onChange)
  latest.current = onChange
  useEffect(() => {
    const { unsubscribe } = form.watch((now, { name }) => {
      if (name === 'value') latest.current(String(now.value ?? ''))
    })
    return unsubscribe
  }, [form])
  useEffect(() => {
    if (String(form.getValues('value') ?? '') !== value) form.reset({ value: value || null })
  }, [form, value])
  return (
    <FormProvider {...form}>
      <PlainInput entity={entity} field={optional} source="value" label={label} />
    </FormProvider>
  )
}
