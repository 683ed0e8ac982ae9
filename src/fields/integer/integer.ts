import { type FieldType, RANK } from '../../model/fieldType.ts'
import { misplaced, wrongType } from '../shared/facts/mistakes.ts'
import { numericFacts } from '../shared/facts/numeric.ts'
import { typeOf } from '../shared/facts/schemaFacts.ts'

const INTEGER = /^-?[0-9]+(?:\.0+)?$/

/** Integers that JSON represents exactly: −(2^53 − 1) to 2^53 − 1. */
export const integerField: FieldType = {
  name: 'integer',
  fits: (schema) => (typeOf(schema) === 'integer' ? RANK.type : undefined),
  ...numericFacts(INTEGER, Number.isSafeInteger),
  exact: true,
  mistakes: (schema) => [...wrongType(schema, 'integer', 'the values are whole numbers'), ...misplaced(schema, ['numberBounds'])],
  constraints: (schema) => ({
    minimum: Math.max(schema.minimum ?? -Infinity, Number.MIN_SAFE_INTEGER),
    maximum: Math.min(schema.maximum ?? Infinity, Number.MAX_SAFE_INTEGER),
  }),
  samples: [
    {
      schema: { type: 'integer' },
      valid: [Number.MIN_SAFE_INTEGER, -10, -9, 0, 9, 10, 4_294_967_296, Number.MAX_SAFE_INTEGER],
      invalid: ['1', 1.5, true, 9_007_199_254_740_992, 1e300],
    },
    { schema: { type: 'integer', minimum: 0, exclusiveMaximum: 5, multipleOf: 2 }, valid: [0, 2, 4], invalid: [-2, 3, 6] },
  ],
}
