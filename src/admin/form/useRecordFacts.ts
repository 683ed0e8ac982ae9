import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import type { ResolvedEntity, ResolvedField } from '../../model/resolvedEntity.ts'
import type { RecordFacts } from '../../model/validate/validatorCore.ts'
import { useValidator } from './useValidator.ts'

const unconditional = (entity: ResolvedEntity): RecordFacts => ({
  shown: new Set(entity.fields.filter(({ conditional }) => !conditional).map(({ name }) => name)),
  required: new Set(),
  options: {},
  absent: {},
})

const textOf = ({ shown, required, options, absent }: RecordFacts, { fields }: ResolvedEntity): string =>
  JSON.stringify([fields.map(({ name }) => shown.has(name)), [...required], options, absent])

/** Applicable fields for the form's current values, which of them are required, and their options. A stable object until one of these changes. */
export const useRecordFacts = (entity: ResolvedEntity): RecordFacts => {
  const conditional = entity.shape !== undefined
  const values = useWatch({ disabled: !conditional })
  const validator = useValidator(entity.id)
  const last = useRef<RecordFacts>(undefined)
  const next = conditional && validator ? validator.facts(values) : unconditional(entity)
  if (last.current === undefined || textOf(last.current, entity) !== textOf(next, entity)) last.current = next
  return last.current
}

/** The field with requirement, options and columns of rows of the current record. */
export const fieldNow = (field: ResolvedField, { required, options, absent }: RecordFacts): ResolvedField => {
  const fewer = field.options && options[field.name]
  const missing = field.rows && absent[field.name]
  if (fewer === undefined && missing === undefined && (field.required || !required.has(field.name))) return field
  return {
    ...field,
    required: field.required || required.has(field.name),
    ...(fewer && { options: fewer }),
    ...(missing && { rows: field.rows.filter(({ name }) => !missing.includes(name)) }),
  }
}
