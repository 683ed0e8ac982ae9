import type { Json } from '../../model/entitySchema.ts'
import { applicableSchemas, type EvaluationContext } from '../../model/evaluate/applicableSchemas.ts'
import { itemSchema } from '../../model/evaluate/isValid.ts'
import { isItems, isMembers, type Members } from '../../model/evaluate/kinds.ts'
import { outlineOf, schemasOf } from '../../model/evaluate/outline.ts'
import type { Schema } from '../../model/evaluate/schemaDocument.ts'

const isEmptied = (value: Json | undefined, schemas: readonly Schema[], reading: EvaluationContext): boolean =>
  isItems(value) && value.length === 0 && applicableSchemas(schemas, value, reading).some(({ schema }) => (schema.minItems ?? 0) > 0)

const compactMembers = (value: Members, schemas: readonly Schema[], reading: EvaluationContext): Members | undefined => {
  const { required } = outlineOf(schemas, value, reading)
  const parts = applicableSchemas(schemas, value, reading)
  const entries = Object.entries(value).map(([name, inner]) => {
    const own = schemasOf(name, parts)
    const kept = compact(inner, own, reading)
    return [name, !required.has(name) && isEmptied(kept, own, reading) ? undefined : kept] as const
  })
  const left = entries.filter((entry): entry is [string, Json] => entry[1] !== undefined)
  return left.length === 0 && entries.length > 0 ? undefined : Object.fromEntries(left)
}

/** Removes emptied values, and objects that contained nothing else. An empty list that is optional but has a minimum of items becomes absent. */
export const compact = (value: Json | undefined, schemas: readonly Schema[], reading: EvaluationContext): Json | undefined => {
  if (isMembers(value)) return compactMembers(value, schemas, reading)
  if (!isItems(value)) return value
  const parts = applicableSchemas(schemas, value, reading)
  return value.map((item, position) => {
    const own = parts.flatMap(({ schema }) => itemSchema(schema, position) ?? [])
    return compact(item, own, reading) ?? null
  })
}
