import type { Suggestions } from './entitySchema.ts'
import { recordProperty } from './recordProperty.ts'

/** What a question for suggestions calls the text that has been typed. */
export const TYPED = 'q'

/** Properties beside the field that decide about what it is offered. */
export const deciding = (suggestions: Suggestions | undefined): readonly string[] => [
  ...new Set(Object.values(suggestions?.where ?? {}).flatMap((value) => recordProperty(value) ?? [])),
]
