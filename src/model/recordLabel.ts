import type { Json } from './entitySchema.ts'
import type { LabelPart, ResolvedEntity } from './resolvedEntity.ts'

/** `'{code} – {name}'` → its parts. */
export const parseLabel = (template: string): LabelPart[] =>
  template
    .split(/(\{[^{}]*\})/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('{') && part.endsWith('}') ? { field: part.slice(1, -1) } : { text: part }))

const textOf = (value: Json | undefined): string =>
  value === null || value === undefined || typeof value === 'object' ? '' : String(value)

/** How a record is called. Empty values take the separators around them along; with nothing left the id stands in. `write` says how a field's value reads. */
export const recordLabel = (
  entity: Pick<ResolvedEntity, 'recordLabel'>,
  record: Readonly<Record<string, Json>>,
  write: (field: string, text: string) => string = (_, text) => text,
): string => {
  const writtenOf = (field: string): string => {
    const text = textOf(record[field])
    return text === '' ? '' : write(field, text)
  }
  const joined = entity.recordLabel.map((part) => ('text' in part ? part.text : writtenOf(part.field))).join('')
  const label = joined.replace(/^[\s–—\-,:/|]+|[\s–—\-,:/|]+$/g, '')
  return label === '' ? textOf(record.id) : label
}
