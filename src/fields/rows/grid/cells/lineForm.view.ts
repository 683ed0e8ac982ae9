import { useRef } from 'react'
import { type FieldValues, type UseFormReturn, useForm, useFormContext } from 'react-hook-form'
import type { Json } from '../../../../model/entitySchema.ts'
import { isMembers } from '../../../../model/evaluate/kinds.ts'
import { LINE } from '../../../shared/inputs/lineSource.ts'
import type { Values } from '../core/line.ts'

export interface LineForm extends UseFormReturn<FieldValues> {
  readonly jsonOf: (name: string) => Json
}

/**
 * A form of one line's inputs, so that a keystroke re-renders nothing else. It contains the record's other values too, as choices can depend
 * on them.
 */
export const useLineForm = (rows: string, values: Values): LineForm => {
  const { getValues } = useFormContext()
  const defaults = useRef<FieldValues>(undefined)
  defaults.current ??= { ...getValues(), [rows]: null, [LINE]: values }
  const form = useForm<FieldValues>({ defaultValues: defaults.current })
  const jsonOf = (name: string): Json => {
    const line: unknown = form.getValues(LINE)
    return (isMembers(line) ? line[name] : undefined) ?? null
  }
  return { ...form, jsonOf }
}
