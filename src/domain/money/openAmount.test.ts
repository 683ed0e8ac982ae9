import { expect, test } from 'vitest'
import { openAmount } from './openAmount.ts'

test.each([
  ['120.00', '20.50', 9950n],
  ['120.00', null, 12000n],
  ['120.00', '120.00', 0n],
  ['-40.00', '-10.00', -3000n],
  [null, null, 0n],
])('of %s, with %s settled, %s hundredths are open', (netTotal, settledAmount, open) => {
  expect(openAmount({ netTotal, settledAmount })).toBe(open)
})
