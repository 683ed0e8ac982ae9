import type { ReportQuery } from './compileQuery.ts'

type Condition = NonNullable<ReportQuery['conditions']>[number]

/** Conditions that belong together: one of a group's must hold, and every group. */
type Alternatives = readonly (readonly Condition[])[]

/** The conditions of a query in groups: one with `or` is an alternative to the one before it. */
export const alternativesOf = (conditions: readonly Condition[]): Alternatives => {
  const groups: Condition[][] = []
  for (const condition of conditions) {
    const last = groups.at(-1)
    if (condition.or && last) last.push(condition)
    else groups.push([condition])
  }
  return groups
}

/** The inverse: the first condition of each group has no `or`, whichever was the first before. */
const joined = (groups: Alternatives): readonly Condition[] =>
  groups.flatMap((group) => group.map(({ or: _, ...condition }, at) => (at === 0 ? condition : { ...condition, or: true })))

/** The conditions that pass; those that remain of a group stay alternatives to each other, and to no others. */
export const keptConditions = (conditions: readonly Condition[], passes: (condition: Condition) => boolean): readonly Condition[] =>
  joined(alternativesOf(conditions).map((group) => group.filter(passes)))
