import type { Json } from '../entitySchema.ts'
import type { ResolvedEntity } from '../resolvedEntity.ts'
import { parseLabel, recordLabel } from './recordLabel.ts'

type Values = Readonly<Record<string, Json>>
type Fields = Pick<ResolvedEntity, 'fields'>

/** The text that a template makes of a record, cut to a number of characters; null if it is empty. */
export const templateText = (template: string, maxLength: number | undefined, record: Values): string | null => {
  const { id: _, ...values } = record
  const text = recordLabel({ recordLabel: parseLabel(template) }, values).replace(/ {2,}/g, ' ')
  return [...text].slice(0, maxLength).join('') || null
}

/**
 * The composed texts of a record, by field. A text that users may type is composed as long as it is empty, or is the one that was composed `before` and
 * stored then: what a user has typed stays.
 */
export const templateTexts = ({ fields }: Fields, record: Values, before?: Values): Values =>
  Object.fromEntries(
    fields.flatMap(({ name, readOnly, schema: { template, maxLength } }) => {
      if (template === undefined) return []
      const given = record[name] ?? ''
      const isTyped =
        given !== '' && (before === undefined || given !== before[name] || given !== templateText(template, maxLength, before))
      return isTyped && !readOnly ? [] : [[name, templateText(template, maxLength, record)] as const]
    }),
  )

/** Names of the texts that follow others in both states of a record: empty, or as they are composed. Nobody has typed them, so they are no input. */
export const followingTexts = ({ fields }: Fields, before: Values, after: Values): readonly string[] =>
  fields.flatMap(({ name, schema: { template, maxLength } }) => {
    if (template === undefined) return []
    const follows = (record: Values) => (record[name] ?? '') === '' || record[name] === templateText(template, maxLength, record)
    return follows(before) && follows(after) ? [name] : []
  })
