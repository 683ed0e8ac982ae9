import { ME, type ReportQuery } from './compileQuery.ts'

type Condition = NonNullable<ReportQuery['conditions']>[number]

/** Comparisons with the user, as in filters of lists: conditions whose value is `$me`. */
export const OF_USERS = { me: 'is', notMe: 'isNot' } as const satisfies Readonly<Record<string, Condition['operator']>>

export type OfUsers = keyof typeof OF_USERS

/** In their order in menus. */
export const USER_COMPARISONS: readonly OfUsers[] = ['me', 'notMe']

export const isUserComparison = (name: string): name is OfUsers => name in OF_USERS

/** The comparison with the user that a condition is, if it is one. */
export const comparedWithUser = ({ operator, value }: Condition): OfUsers | undefined =>
  value === ME ? USER_COMPARISONS.find((name) => OF_USERS[name] === operator) : undefined
