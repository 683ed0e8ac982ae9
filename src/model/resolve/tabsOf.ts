import type { EntityOptions } from '../entitySchema.ts'
import type { FieldTab } from '../resolvedEntity.ts'

/** The tab of all fields that the schema puts in no other. */
export const FIRST_TAB = 'details'

/** The tabs of the schema, after one with all other fields. `groups`: all groups of the entity, in their order. */
export const tabsOf = (tabs: NonNullable<EntityOptions['tabs']>, groups: readonly string[]): readonly FieldTab[] => {
  const placed = Object.values(tabs).flat()
  const others = groups.filter((group) => !placed.includes(group))
  return [{ name: FIRST_TAB, groups: [undefined, ...others] }, ...Object.entries(tabs).map(([name, own]) => ({ name, groups: own }))]
}
