import type { Json } from '../../../../model/entitySchema.ts'
import { readable, writable } from '../../../../model/policy.ts'
import type { ResolvedEntity, ResolvedField } from '../../../../model/resolvedEntity.ts'
import type { Subject } from '../../../../model/subject.ts'
import { isValues, type Values } from '../../../records/values.ts'

/** Files belong to the records that show them; a value that is unique fits one record. */
const isKept = (field: ResolvedField, subject: Subject): boolean =>
  field.name !== 'id' &&
  !field.unique &&
  field.type.upload === undefined &&
  !field.type.secret &&
  readable(field, subject) &&
  writable(field, subject, true)

const keptIn = (fields: readonly ResolvedField[], values: Values, subject: Subject): Values =>
  Object.fromEntries(
    fields.flatMap((field): [string, Json][] => {
      const { name, rows } = field
      const value = Object.hasOwn(values, name) ? values[name] : undefined
      if (value === undefined || value === null || !isKept(field, subject)) return []
      if (!rows || !Array.isArray(value)) return [[name, value]]
      return [[name, value.filter(isValues).map((row) => keptIn(rows, row, subject))]]
    }),
  )

/** The values of a form or template that a new record of the subject can start with. */
export const templateValues = (entity: ResolvedEntity, subject: Subject, values: Values): Values => keptIn(entity.fields, values, subject)
