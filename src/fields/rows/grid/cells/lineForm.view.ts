import { useRef } from 'react'
import { type FieldValues, type UseFormReturn, useForm, useFormContext } from 'react-hook-form'
import type { Json } from '../../../../model/entitySchema.ts'
import { isMembers } from '../../../../model/evaluate/kinds.ts'
import type { Values } from '../core/line.ts'

/** Where the line's own fields stand in the form of its inputs, beside those of the record. */
const LINE = '_line'

/** Source of a field of the line, for its input. */
export const lineSource = (name: string): string => `${LINE}.${name}`

/** The field of the line that a source names. */
export const lineField = (source: string | undefined): string | undefined =>
  source?.startsWith(`${LINE}.`) ? source.slice(LINE.length + 1) : undefined

export interface LineForm extends UseFormReturn<FieldValues> {
  readonly jsonOf: (name: string) => Json
}

/**
 * A form of a line's inputs alone, so that a keystroke reaches nothing else. It holds the record's other values too: what may be chosen can
 * depend on them.
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
