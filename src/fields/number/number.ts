import { type FieldType, RANK } from '../../model/fieldType.ts'
import { misplaced, wrongType } from '../shared/facts/mistakes.ts'
import { numericFacts } from '../shared/facts/numeric.ts'
import { typeOf } from '../shared/facts/schemaFacts.ts'

const NUMBER = /^[-+]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:e[-+]?[0-9]+)?$/i

/** Binary floats, for measures; amounts and quantities are `decimal` or `money`. */
export const numberField: FieldType = {
  name: 'number',
  fits: (schema) => (typeOf(schema) === 'number' ? RANK.type : undefined),
  ...numericFacts(NUMBER, Number.isFinite),
  mistakes: (schema) => [...wrongType(schema, 'number', 'the values are numbers'), ...misplaced(schema, ['numberBounds'])],
  samples: [
    {
      schema: { type: 'number' },
      valid: [-Number.MAX_VALUE, -1e21, -0.1, 0, Number.MIN_VALUE, 1e-7, 0.1, 0.1 + 0.2, 10, 1e21, Number.MAX_VALUE],
      invalid: ['1', true, [1]],
    },
    { schema: { type: 'number', exclusiveMinimum: 0, maximum: 2.5 }, valid: [0.001, 2.5], invalid: [0, -1, 2.500001] },
  ],
}
