import { scaledField } from '../shared/facts/scaled.ts'

/** Exact percentages: `'20.00'` is 20 %. */
export const percentField = scaledField({
  format: 'percent',
  scale: 2,
  noun: 'a percentage',
  additive: false,
  samples: [
    {
      schema: { type: 'string', format: 'percent' },
      valid: ['-100.00', '-0.01', '0.00', '7.50', '20.00', '1000.00'],
      invalid: [20, '20%', '0.001'],
    },
    {
      schema: { type: 'string', format: 'percent', scale: 0, formatMinimum: '0', formatMaximum: '100' },
      valid: ['0', '9', '10', '100'],
      invalid: ['-1', '101', '1.5'],
    },
  ],
})
