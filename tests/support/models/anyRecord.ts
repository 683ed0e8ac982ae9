import { isAllowedIn } from '../../../src/model/check/checkValues.ts'
import type { Json } from '../../../src/model/entitySchema.ts'
import type { ResolvedEntity, ResolvedField } from '../../../src/model/resolvedEntity.ts'
import { NAUGHTY } from './naughtyTexts.ts'
import { type SomeId, sampleRecord } from './sampleRecord.ts'

type Values = Readonly<Record<string, Json>>

const TEXTS: ReadonlySet<string> = new Set(['text', 'longText', 'markdown'])

const found = new WeakMap<ResolvedField, readonly Json[]>()

/** Values of a field in stored form that its schema allows: any texts, or the samples of its type. */
function candidates(field: ResolvedField): readonly Json[] {
  const known = found.get(field) ?? findCandidates(field)
  found.set(field, known)
  return known
}

function findCandidates(field: ResolvedField): readonly Json[] {
  if (field.reference || field.type.upload || field.type.secret || field.rows) return []
  const given: readonly Json[] = TEXTS.has(field.type.name) ? NAUGHTY : (field.options ?? field.type.samples.flatMap(({ valid }) => valid))
  const stored = given.map((value) => field.type.normalize?.(value, field) ?? value)
  const isAllowed = isAllowedIn(field)
  return stored.filter((value) => value !== null && isAllowed(value))
}

const isValues = (value: Json): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Number of records in which each field has each of its candidates. */
export const recordsNeeded = (fields: readonly ResolvedField[]): number =>
  Math.max(1, ...fields.map((field) => (field.rows ? recordsNeeded(field.rows) : candidates(field).length)))

function anyValues(fields: readonly ResolvedField[], keys: ReadonlySet<string>, sample: Values, at: number): Values {
  const entries = fields.map((field, index): [string, Json] => {
    const { name, rows } = field
    const value = sample[name] ?? null
    if (rows && Array.isArray(value)) return [name, value.filter(isValues).map((row) => anyValues(rows, new Set(), row, at + index))]
    const choices = keys.has(name) ? [] : candidates(field)
    // A unique text is used once.
    if (choices.length === 0 || (field.unique && (at >= choices.length || !TEXTS.has(field.type.name)))) return [name, value]
    return [name, choices[(at + index * 5) % choices.length] ?? value]
  })
  return Object.fromEntries(entries)
}

/** A record that its schema allows field by field, with naughty texts and edge cases; rules over several fields may forbid it. @param at another number gives other values */
export async function anyRecord(entity: ResolvedEntity, someId: SomeId, at: number): Promise<Values> {
  const keys = ['id', ...entity.unique.flat()]
  return anyValues(entity.fields, new Set(keys), await sampleRecord(entity, someId), at)
}
