import { expect, it } from 'vitest'
import { quickBids } from './quickBids.ts'

const STEPS = [
  { below: '100.00', step: '5.00' },
  { below: '500.00', step: '10.00' },
  { below: null, step: '25.00' },
]

it.each([
  ['20.00', ['20.00', '25.00', '30.00']],
  ['95.00', ['95.00', '100.00', '110.00']],
  ['490.00', ['490.00', '500.00', '525.00']],
  ['505.00', ['505.00', '530.00', '555.00']],
  ['99.99', ['99.99', '104.99', '114.99']],
])('from %s: %s', (minimum, amounts) => expect(quickBids(minimum, STEPS)).toEqual(amounts))

it('without a table there is the minimum alone', () => expect(quickBids('20.00', [])).toEqual(['20.00']))
