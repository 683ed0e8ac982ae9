import type { Suggestions } from './entitySchema.ts'

const PREFIX = '$record.'

/** What a question for suggestions calls the text that has been typed. */
export const TYPED = 'q'

/** The property that `$record.<property>` names; undefined for a constant. */
export const recordProperty = (value: string | number | boolean): string | undefined =>
  typeof value === 'string' && value.startsWith(PREFIX) ? value.slice(PREFIX.length) : undefined

/** Properties beside the field that decide about what it is offered. */
export const deciding = (suggestions: Suggestions | undefined): readonly string[] => [
  ...new Set(Object.values(suggestions?.where ?? {}).flatMap((value) => recordProperty(value) ?? [])),
]
