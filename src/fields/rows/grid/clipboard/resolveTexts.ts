import type { Json } from '../../../../model/entitySchema.ts'
import { recordLabel } from '../../../../model/records/recordLabel.ts'
import type { ResolvedEntity, ResolvedField } from '../../../../model/resolvedEntity.ts'
import { chunksOf } from '../../../../model/values/chunksOf.ts'
import { foldText } from '../../../../model/values/foldText.ts'

type Found = Readonly<Record<string, Json>> & { readonly id: string }

/** Fetches the records of a filter, at most `most`. */
export type Find = (filter: Readonly<Record<string, Json>>, most: number) => Promise<readonly Found[]>

/** Maximum number of texts per request, since the length of addresses is limited. */
const AT_ONCE = 200

/** Fields that identify a record: its code first, then the other parts of its label, then other unique fields, such as a barcode. */
export const namingFields = ({
  recordLabel: parts,
  fieldsByName,
}: Pick<ResolvedEntity, 'recordLabel' | 'fieldsByName'>): readonly string[] => {
  const named = parts.flatMap((part) => ('field' in part ? (fieldsByName[part.field] ?? []) : []))
  const others = Object.values(fieldsByName).filter((field) => field.unique && field.schema.search === true && !named.includes(field))
  const askable = (fields: readonly ResolvedField[]) => fields.filter(({ filterable, type }) => filterable && type.operators.includes('eq'))
  const [unique, rest] = [askable(named).filter((field) => field.unique), askable(named).filter((field) => !field.unique)]
  return [...unique, ...rest, ...askable(others)].map(({ name }) => name)
}

/** Adds texts that match exactly one record; ambiguous texts match none. */
const take = (known: Map<string, string>, records: readonly Found[], textIn: (record: Found) => string): void => {
  const byText = Map.groupBy(records, (record) => foldText(textIn(record)))
  for (const [text, found] of byText) if (found.length === 1 && found[0] && !known.has(text)) known.set(text, found[0].id)
}

/** Codes at the beginning of labels, the form in which this grid copies them. */
const heads = (texts: readonly string[]): readonly string[] => texts.flatMap((text) => text.split(' – ').slice(0, 1))

/**
 * Folded text → id of its record, by code; texts that are not a code match by another part of the label or the whole label. All texts are
 * resolved together, never one by one.
 */
export const resolveTexts = async (
  target: Pick<ResolvedEntity, 'recordLabel' | 'fieldsByName'>,
  texts: readonly string[],
  find: Find,
): Promise<ReadonlyMap<string, string>> => {
  const known = new Map<string, string>()
  for (const [index, name] of namingFields(target).entries()) {
    const open = [...new Set(texts)].filter((text) => !known.has(foldText(text)))
    for (const part of chunksOf(open, AT_ONCE)) {
      const terms = index === 0 ? [...new Set([...part, ...heads(part)])] : part
      const records = await find({ [name]: terms }, terms.length * 2)
      take(known, records, (record) => String(record[name] ?? ''))
      take(known, records, (record) => recordLabel(target, record))
    }
    if (texts.every((text) => known.has(foldText(text)))) break
  }
  return known
}
