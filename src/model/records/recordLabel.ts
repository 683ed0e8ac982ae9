import type { Json } from '../entitySchema.ts'
import type { LabelPart, ResolvedEntity } from '../resolvedEntity.ts'

/** `'{code} – {name}'` → its parts. */
export const parseLabel = (template: string): LabelPart[] =>
  template
    .split(/(\{[^{}]*\})/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('{') && part.endsWith('}') ? { field: part.slice(1, -1) } : { text: part }))

/** The name in a label of code and name; other labels are returned whole. */
export const nameParts = ({ recordLabel: parts }: Pick<ResolvedEntity, 'recordLabel'>): readonly LabelPart[] => {
  // Texts and fields alternate, so a text in the second place is between two fields.
  const [, between, name, ...more] = parts
  const isPair = between && 'text' in between && /[–—-]/.test(between.text) && more.length === 0
  return isPair && name ? [name] : parts
}

const textOf = (value: Json | undefined): string => (value === undefined || typeof value === 'object' ? '' : String(value))

/**
 * Label of a record. Empty values also remove the separators around them; if nothing remains, the label is the id. `write` formats a
 * field's value.
 */
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
