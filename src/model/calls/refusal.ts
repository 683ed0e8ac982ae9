import type { Json } from '../entitySchema.ts'
import type { ValueOf } from './callContract.ts'
import { count, flag, listOf, object, openObject, text } from './schemaParts.ts'

const values = { type: 'object' } as const

/** Body of every error answer, and of each failed record of a batch; clients can translate `details` themselves. */
export const refusal = openObject(
  {
    code: { ...text, description: 'For programs' },
    message: { ...text, description: 'For people, in the language of Accept-Language' },
    params: values,
    errors: { type: 'object', additionalProperties: text, description: 'Field → message' },
    details: {
      type: 'object',
      additionalProperties: object({ keyword: text, format: text, params: values }, ['format']),
      description: 'Field → { keyword, format, params }',
    },
    more: { ...count, description: 'How many further places are wrong that `errors` does not name' },
    fields: { ...listOf(text), description: 'Of a conflict: fields that both changed' },
    base: values,
    mine: values,
    theirs: values,
    confirmable: { ...flag, description: 'It is done once `X-Confirm` names the `operation`, or `operation:confirmation`' },
    operation: text,
    confirmation: { ...text, description: 'What is to be confirmed' },
    about: { ...values, description: 'Details of it, for example its `price` and `currency`' },
  },
  ['errors', 'details', 'more', 'fields', 'base', 'mine', 'theirs', 'confirmable', 'operation', 'confirmation', 'about'],
)

export type Refusal = ValueOf<typeof refusal & { readonly additionalProperties: false }, Json>
