import { scaledField } from '../shared/facts/scaled.ts'

/** Exact quantities, rates and factors. */
export const decimalField = scaledField({
  format: 'decimal',
  counts: true,
  scale: 4,
  noun: 'a decimal',
  samples: [
    {
      schema: { type: 'string', format: 'decimal' },
      valid: ['-99999999999999.9999', '-10.0000', '-9.0000', '-0.0001', '0.0000', '0.0001', '9.0000', '10.0000', '99999999999999.9999'],
      invalid: [1, '', 'abc', '1,5', '1e3', '0.00001', '100000000000000', '١٢'],
    },
    {
      schema: { type: 'string', format: 'decimal', scale: 0 },
      valid: ['-999999999999999999', '0', '9007199254740993', '999999999999999999'],
      invalid: ['1.0', '1000000000000000000'],
    },
    {
      schema: { type: 'string', format: 'decimal', scale: 9, formatExclusiveMinimum: '-1', formatMaximum: '0.5' },
      valid: ['-0.999999999', '0.000000001', '0.500000000'],
      invalid: ['-1', '0.500000001', '1'],
    },
  ],
})
