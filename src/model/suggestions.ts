import type { Suggestions } from './entitySchema.ts'
import { recordProperty } from './records/recordProperty.ts'

/** Query parameter with the typed text. */
export const TYPED = 'q'

/** Other properties of the record on which the suggestions depend. */
export const dependenciesOf = (suggestions: Suggestions | undefined): readonly string[] => [
  ...new Set(Object.values(suggestions?.where ?? {}).flatMap((value) => recordProperty(value) ?? [])),
]
