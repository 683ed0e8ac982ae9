import type { Json } from '../../../../model/entitySchema.ts'
import { recordLabel } from '../../../../model/recordLabel.ts'
import type { ResolvedEntity, ResolvedField } from '../../../../model/resolvedEntity.ts'
import { foldText } from '../../../../model/values/foldText.ts'

type Found = Readonly<Record<string, Json>> & { readonly id: string }

/** Records that a filter finds, at most so many. */
export type Find = (filter: Readonly<Record<string, Json>>, most: number) => Promise<readonly Found[]>

/** Texts of one question: addresses have an end. */
const AT_ONCE = 200

/** Fields by which people name a record: its code first, then the other parts of its label, then what else is its alone, such as a barcode. */
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

const chunks = (texts: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(texts.length / AT_ONCE) }, (_, index) => texts.slice(index * AT_ONCE, (index + 1) * AT_ONCE))

/** What names exactly one record; a text that names several names none. */
const take = (known: Map<string, string>, records: readonly Found[], textIn: (record: Found) => string): void => {
  const byText = Map.groupBy(records, (record) => foldText(textIn(record)))
  for (const [text, found] of byText) if (found.length === 1 && found[0] && !known.has(text)) known.set(text, found[0].id)
}

/** The code at the beginning of a label, as it is copied from here. */
const heads = (texts: readonly string[]): readonly string[] => texts.flatMap((text) => text.split(' – ').slice(0, 1))

/**
 * Ids of the records that texts name, by folded text: by their code, or, for those that are no code, by another part of their label or all of
 * it. All texts are asked for together, never one by one.
 */
export const resolveTexts = async (
  target: Pick<ResolvedEntity, 'recordLabel' | 'fieldsByName'>,
  texts: readonly string[],
  find: Find,
): Promise<ReadonlyMap<string, string>> => {
  const known = new Map<string, string>()
  for (const [index, name] of namingFields(target).entries()) {
    const open = [...new Set(texts)].filter((text) => !known.has(foldText(text)))
    for (const part of chunks(open)) {
      const asked = index === 0 ? [...new Set([...part, ...heads(part)])] : part
      const records = await find({ [name]: asked }, asked.length * 2)
      take(known, records, (record) => String(record[name] ?? ''))
      take(known, records, (record) => recordLabel(target, record))
    }
    if (texts.every((text) => known.has(foldText(text)))) break
  }
  return known
}
