import type { ReportQuery } from './compileQuery.ts'

type Condition = NonNullable<ReportQuery['conditions']>[number]

/** The conditions of a query in groups, of each of which one must hold: one with `or` is an alternative to the one before it. */
export const alternativesOf = (conditions: readonly Condition[]): readonly (readonly [Condition, ...Condition[]])[] => {
  const groups: [Condition, ...Condition[]][] = []
  for (const condition of conditions) {
    const last = groups.at(-1)
    if (condition.or && last) last.push(condition)
    else groups.push([condition])
  }
  return groups
}

/** The inverse: the first condition of each group has no `or`, whichever was the first before. */
const joined = (groups: readonly (readonly Condition[])[]): readonly Condition[] =>
  groups.flatMap((group) => group.map(({ or: _, ...condition }, at) => (at === 0 ? condition : { ...condition, or: true })))

/** The conditions that pass; those that remain of a group stay alternatives to each other, and to no others. */
export const keptConditions = (conditions: readonly Condition[], passes: (condition: Condition) => boolean): readonly Condition[] =>
  joined(alternativesOf(conditions).map((group) => group.filter(passes)))
