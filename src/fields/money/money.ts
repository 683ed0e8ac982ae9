import { formatMoney } from '../../model/values/numberText.ts'
import { scaledField } from '../shared/facts/scaled.ts'

/** Exact amounts (`PRODUCT.md E1`); `currencyField` names the field that holds their currency. */
export const moneyField = scaledField({
  format: 'money',
  scale: 2,
  noun: 'an amount',
  understands: ['currency'],
  toText: (value, locale, { schema }, record) => {
    const currency = record[schema.currencyField ?? '']
    return formatMoney(value, typeof currency === 'string' ? currency : undefined, locale)
  },
  samples: [
    {
      schema: { type: 'string', format: 'money' },
      valid: ['-9999999999999999.99', '-1234.50', '-0.01', '0.00', '0.10', '9.00', '10.00', '90071992547409.93', '9999999999999999.99'],
      invalid: [12.5, 'abc', '1.005', '1,234.50', '10000000000000000.00', '$5', 'NaN', '1e2'],
    },
    {
      schema: { type: 'string', format: 'money', scale: 3, formatMinimum: '0', formatExclusiveMaximum: '10' },
      valid: ['0.000', '9.999'],
      invalid: ['-0.001', '10', '10.000'],
    },
  ],
})
