import type { FieldSchema } from '../../../model/entitySchema.ts'
import { typeOf } from './schemaFacts.ts'

export interface Mistake {
  readonly keyword: string
  readonly remedy: string
}

const NUMBER_BOUNDS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'] as const
const TEXT_BOUNDS = ['formatMinimum', 'formatMaximum', 'formatExclusiveMinimum', 'formatExclusiveMaximum'] as const
const UPLOAD = ['accept', 'maxBytes'] as const

/** Groups of keywords that a field type may understand. */
const KEYWORDS = {
  numberBounds: NUMBER_BOUNDS,
  textBounds: TEXT_BOUNDS,
  length: ['minLength', 'maxLength', 'pattern'],
  items: ['items', 'minItems', 'maxItems', 'uniqueItems'],
  currency: ['currencyField'],
  upload: UPLOAD,
  tones: ['tones'],
} as const satisfies Record<string, readonly (keyof FieldSchema)[]>
type KeywordGroup = keyof typeof KEYWORDS

const REMEDIES: Readonly<Record<KeywordGroup, string>> = {
  numberBounds:
    "Leave it out; it bounds type 'number' and 'integer', and values that are text are bounded by formatMinimum, formatMaximum and their like.",
  textBounds:
    "Leave it out; it bounds the formats date, time, date-time, decimal, money and percent, and type 'number' and 'integer' are bounded by minimum and maximum.",
  length: 'Leave it out; only text has a length and a pattern.',
  items: "Leave it out, or say type: 'array'.",
  currency: "Leave it out, or say type: 'string' with format 'money'.",
  upload: "Leave it out, or say type: 'string' with format 'image' or 'file'.",
  tones: "Leave it out; only a choice ('enum') and a boolean have tones.",
}

const isGroup = (name: string): name is KeywordGroup => name in KEYWORDS

/** Mistakes for keywords of groups that the field type does not understand. */
export const misplaced = (schema: FieldSchema, understood: readonly KeywordGroup[]): Mistake[] =>
  Object.keys(KEYWORDS)
    .filter(isGroup)
    .filter((group) => !understood.includes(group))
    .flatMap((group) =>
      KEYWORDS[group].filter((keyword) => schema[keyword] !== undefined).map((keyword) => ({ keyword, remedy: REMEDIES[group] })),
    )

/** A mistake unless the schema has this type. */
export const wrongType = (schema: FieldSchema, type: string, reason: string): Mistake[] =>
  typeOf(schema) === type ? [] : [{ keyword: 'type', remedy: `Say type: '${type}'; ${reason}.` }]

/** A mistake if a long text is unique, since an index can't contain it. */
export const uniqueMistake = (schema: FieldSchema): Mistake[] =>
  schema.unique === true ? [{ keyword: 'unique', remedy: 'Leave it out, or make it a line of text: maxLength 255 or less.' }] : []

/** Mistakes of a field type whose values are text. */
export const textMistakes =
  (reason: string, understood: readonly KeywordGroup[]) =>
  (schema: FieldSchema): Mistake[] => [...wrongType(schema, 'string', reason), ...misplaced(schema, understood)]
