import type { Json } from '../../../model/entitySchema.ts'
import { isSame } from '../../../model/evaluate/jsonText.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'

type Values = Readonly<Record<string, Json>>

export interface MergedRecord {
  /** What the form is based on from now on. */
  readonly record: Values
  /** Fields that take over the value of the other user. */
  readonly updated: readonly string[]
  /** Fields that both have changed; the user's input stays. */
  readonly kept: readonly string[]
}

/**
 * The record of an open form after another user has saved it: `base` is the record that the form was based on, `fresh` the stored one, `touched` the fields
 * that the user has changed. Where both have changed a field the form keeps its base and version, so that saving finds the conflict.
 */
export const mergedRecord = (
  { fields }: Pick<ResolvedEntity, 'fields'>,
  base: Values,
  fresh: Values,
  touched: ReadonlySet<string>,
): MergedRecord => {
  const changed = fields.map(({ name }) => name).filter((name) => !isSame(base[name] ?? null, fresh[name] ?? null))
  const kept = changed.filter((name) => touched.has(name))
  const updated = changed.filter((name) => !touched.has(name))
  if (kept.length === 0) return { record: fresh, updated, kept }
  const own = Object.fromEntries(['_version', ...touched].map((name) => [name, base[name] ?? null]))
  return { record: { ...fresh, ...own }, updated, kept }
}
