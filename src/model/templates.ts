import type { Json } from './entitySchema.ts'
import { parseLabel, recordLabel } from './recordLabel.ts'
import type { ResolvedEntity, ResolvedField } from './resolvedEntity.ts'

type Values = Readonly<Record<string, Json>>

/** The text that a field's `template` makes of a record, cut to its `maxLength`; null if it is empty or there is no template. */
export const templateText = ({ schema: { template, maxLength } }: Pick<ResolvedField, 'schema'>, record: Values): string | null => {
  if (template === undefined) return null
  const { id: _, ...values } = record
  const text = recordLabel({ recordLabel: parseLabel(template) }, values).replace(/ {2,}/g, ' ')
  return [...text].slice(0, maxLength).join('') || null
}

/** The composed texts of a record, by field. */
export const templateTexts = ({ fields }: Pick<ResolvedEntity, 'fields'>, record: Values): Values =>
  Object.fromEntries(
    fields.flatMap((field) => (field.schema.template === undefined ? [] : [[field.name, templateText(field, record)] as const])),
  )
