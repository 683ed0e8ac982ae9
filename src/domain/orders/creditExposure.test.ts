import { expect, test } from 'vitest'
import { creditExposure } from './creditExposure.ts'

const RATES = new Map([
  ['EUR', '1'],
  ['USD', '0.925'],
])

test.each([
  ['nothing', [], '0.00'],
  ['one’s own currency', [['EUR', '80.00']], '80.00'],
  ['another one at its rate, half up', [['USD', '1.00']], '0.93'],
  [
    'both',
    [
      ['EUR', '80.00'],
      ['USD', '100.00'],
    ],
    '172.50',
  ],
  [
    'less what was paid ahead',
    [
      ['EUR', '80.00'],
      ['USD', '-1.00'],
    ],
    '79.07',
  ],
  [
    'a currency without a rate',
    [
      ['EUR', '80.00'],
      ['GBP', '0.01'],
    ],
    undefined,
  ],
  [
    'nothing of a currency without a rate',
    [
      ['EUR', '80.00'],
      ['GBP', '0.00'],
    ],
    '80.00',
  ],
  [
    'what was paid ahead without a rate',
    [
      ['EUR', '80.00'],
      ['GBP', '-50.00'],
    ],
    '80.00',
  ],
] as const)('exposure of %s', (_, owed, sum) => {
  expect(
    creditExposure(
      owed.map(([currency, amount]) => ({ currency, amount })),
      RATES,
    ),
  ).toBe(sum)
})
