import { expect, test } from 'vitest'
import { type EarningLine, invoiceMargin } from './invoiceMargin.ts'

const line = (more: Partial<EarningLine>): EarningLine => ({
  total: '120.00',
  vatAmount: '20.00',
  quantity: 40_000n,
  left: undefined,
  ...more,
})

test('an invoice earns its net less the share that it has in what left', () => {
  const left = { quantity: 80_000n, cost: 12_345n }
  expect(invoiceMargin([line({ left }), line({})], '1', false)).toEqual({
    ...{ net: '200.00', cost: '61.73', margin: '138.27', percent: '69.1', complete: true },
  })
})

test('a credit note earns the opposite, with the same percentage', () => {
  const left = { quantity: 40_000n, cost: 6_000n }
  expect(invoiceMargin([line({ left })], '1', true)).toEqual({
    ...{ net: '-100.00', cost: '-60.00', margin: '-40.00', percent: '40.0', complete: true },
  })
  const back = { quantity: -40_000n, cost: -6_000n }
  expect(invoiceMargin([line({ left: back })], '1', true)).toMatchObject({ cost: '-60.00' })
})

test('the net counts at the rate of the document, and what is not delivered is not known', () => {
  expect(invoiceMargin([line({ left: { quantity: 0n, cost: 0n } })], '0.9', false)).toEqual({
    ...{ net: '90.00', cost: '0.00', margin: '90.00', percent: '100.0', complete: false },
  })
  expect(invoiceMargin([line({ left: null })], '1', false)).toMatchObject({ complete: false })
  expect(invoiceMargin([], '1', false)).toMatchObject({ percent: null, complete: true })
})
