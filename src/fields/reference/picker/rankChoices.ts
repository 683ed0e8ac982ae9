import type { Json } from '../../../model/entitySchema.ts'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import { foldText } from '../../../model/values/foldText.ts'

type Values = Readonly<Record<string, Json>>

/** Ranks of matches, best first. */
export const MATCH = { exact: 0, start: 1, word: 2, other: 3 } as const
export type Match = (typeof MATCH)[keyof typeof MATCH]

const matchOfText = (text: string, typed: string): Match => {
  if (text === typed) return MATCH.exact
  if (text.startsWith(typed)) return MATCH.start
  return text.includes(` ${typed}`) ? MATCH.word : MATCH.other
}

type Target = Pick<ResolvedEntity, 'recordLabel'> & { readonly fields?: readonly Pick<ResolvedField, 'name' | 'unique'>[] }

/** Whether the typed text equals what is the record's alone: its code, or a barcode. An `id` among the fields is a code that users chose. */
const isOwn = ({ fields = [] }: Target, record: Values, folded: string): boolean =>
  fields.some(({ unique, name }) => (unique || name === 'id') && typeof record[name] === 'string' && foldText(record[name]) === folded)

/** Best match of the typed text among the fields of the record's label. */
export const matchOf = (target: Target, record: Values, typed: string): Match => {
  const { recordLabel } = target
  const folded = foldText(typed)
  if (isOwn(target, record, folded)) return MATCH.exact
  const texts = recordLabel.flatMap((part) => ('field' in part ? [foldText(String(record[part.field] ?? ''))] : []))
  const matches = [...texts, texts.join(' ')].map((text) => matchOfText(text, folded))
  return matches.includes(MATCH.exact)
    ? MATCH.exact
    : matches.includes(MATCH.start)
      ? MATCH.start
      : matches.includes(MATCH.word)
        ? MATCH.word
        : MATCH.other
}

/** Sorts records by match; equal ones keep the server's order. */
export const rankChoices = <R extends Values>(target: Target, records: readonly R[], typed: string): readonly R[] => {
  if (typed.trim() === '') return records
  const ranked = records.map((record) => ({ record, match: matchOf(target, record, typed) }))
  return ranked.toSorted((one, other) => one.match - other.match).map(({ record }) => record)
}
