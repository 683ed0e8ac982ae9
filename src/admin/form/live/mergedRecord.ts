import type { Json } from '../../../model/entitySchema.ts'
import { isSame } from '../../../model/evaluate/jsonText.ts'
import { computedValues } from '../../../model/records/computed.ts'
import { templateTexts } from '../../../model/records/templates.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'

type Values = Readonly<Record<string, Json>>
type Fields = Pick<ResolvedEntity, 'fields'>

interface Versions {
  /** The record that the form was based on. */
  readonly base: Values
  /** The stored one. */
  readonly fresh: Values
  /** What the form contains. */
  readonly entered: Values
  /** Fields that the user has changed. */
  readonly touched: ReadonlySet<string>
}

export interface MergedRecord {
  /** What the form is based on from now on. */
  readonly record: Values
  /** Fields that take over the value of the other user: not one that the form makes another value for, of what the user has changed. */
  readonly updated: readonly string[]
  /** Fields that both have changed; the user's input stays. */
  readonly kept: readonly string[]
}

/** What a form makes of other fields, by name: composed texts that follow them, and computed numbers. */
const madeValues = ({ fields }: Fields, { fresh, entered, touched }: Versions): Values => {
  const shown = { ...fresh, ...Object.fromEntries([...touched].map((name) => [name, entered[name] ?? null])) }
  const numbers = computedValues(fields, shown)
  const computed = fields.filter(({ schema }) => schema.computed !== undefined).map(({ name }) => [name, numbers[name] ?? null] as const)
  return { ...Object.fromEntries(computed), ...templateTexts({ fields }, shown, fresh) }
}

/**
 * The record of an open form after another user has saved it. Where both have changed a field the form keeps its base and version, so that saving finds
 * the conflict.
 */
export const mergedRecord = (entity: Fields, versions: Versions): MergedRecord => {
  const { base, fresh, touched } = versions
  const made = madeValues(entity, versions)
  const isTaken = (name: string) => !(name in made) || isSame(made[name] ?? null, fresh[name] ?? null)
  const changed = entity.fields.map(({ name }) => name).filter((name) => !isSame(base[name] ?? null, fresh[name] ?? null))
  const kept = changed.filter((name) => touched.has(name))
  const updated = changed.filter((name) => !touched.has(name) && isTaken(name))
  if (kept.length === 0) return { record: fresh, updated, kept }
  const own = Object.fromEntries(['_version', ...touched].map((name) => [name, base[name] ?? null]))
  return { record: { ...fresh, ...own }, updated, kept }
}
