import type { Json } from '../../../model/entitySchema.ts'
import type { ResolvedEntity, ResolvedField, ResolvedReference } from '../../../model/resolvedEntity.ts'

type Values = Readonly<Record<string, Json>>

/** What a reference demands of a yes-or-no field of its target: `{ blocked: false }`. */
export interface Demand {
  readonly field: ResolvedField
  readonly value: boolean
}

/** Records that fail one of these are shown with the reason, not left out. */
export const demandsOf = ({ filter }: ResolvedReference, { fieldsByName }: ResolvedEntity): readonly Demand[] =>
  Object.entries(filter).flatMap(([name, value]) => {
    const field = fieldsByName[name]
    return field && typeof value === 'boolean' ? [{ field, value }] : []
  })

/** The rest of a filter: what is looked for at all. */
export const withoutDemands = (filter: Values, demands: readonly Demand[]): Values =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => !demands.some(({ field }) => field.name === name)))

/** The first demand that the record fails. */
export const failedDemand = (record: Values, demands: readonly Demand[]): Demand | undefined =>
  demands.find(({ field, value }) => (record[field.name] ?? false) !== value)
