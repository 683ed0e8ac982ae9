import { describe, expect, it } from 'vitest'
import { coverageOf } from './demandCoverage.ts'

const line = (more: object = {}) => ({ id: 'a', quantity: '10.0000', deliveredQty: '0.0000', canceledQty: '0.0000', ...more })
const order = (ordered: string, delivered = '0') => ({ demandLine: 'a', ordered, delivered })

describe('the coverage of a demand’s line', () => {
  it('is nothing before an order', () => {
    expect(coverageOf(line(), [])).toMatchObject({ ordered: '0.0000', open: '10.0000', orderedPercent: 0, deliveredPercent: 0 })
  })

  it('counts what is on its way and what has come', () => {
    expect(coverageOf(line({ deliveredQty: '3.0000' }), [order('5', '3'), order('1')])).toMatchObject({
      ordered: '6.0000',
      delivered: '3.0000',
      open: '4.0000',
      orderedPercent: 60,
      deliveredPercent: 30,
    })
  })

  it('is of what is still wanted', () => {
    expect(coverageOf(line({ deliveredQty: '4.0000', canceledQty: '6.0000' }), [])).toMatchObject({
      cancelled: '6.0000',
      open: '0.0000',
      orderedPercent: 100,
      deliveredPercent: 100,
    })
    expect(coverageOf(line({ canceledQty: '10.0000' }), [])).toMatchObject({ orderedPercent: 100 })
  })

  it('is whole where more is ordered than wanted, and where nothing is wanted any more', () => {
    expect(coverageOf(line(), [order('12')])).toMatchObject({ ordered: '12.0000', orderedPercent: 100 })
    expect(coverageOf(line({ quantity: '0' }), [])).toMatchObject({ orderedPercent: 100, deliveredPercent: 100 })
    expect(coverageOf(line({ quantity: null }), [])).toMatchObject({ quantity: '0.0000', orderedPercent: 100 })
  })

  it('leaves what is cancelled out of what is ordered', () => {
    expect(coverageOf(line({ canceledQty: '2' }), [order('4')])).toMatchObject({ ordered: '4.0000', orderedPercent: 50 })
  })

  it('is whole only when nothing is missing', () => {
    expect(coverageOf(line({ quantity: '3.0000', deliveredQty: '2.9999' }), [])).toMatchObject({ deliveredPercent: 99 })
  })

  it('does not count the orders of other lines', () => {
    expect(coverageOf(line(), [{ ...order('5'), demandLine: 'b' }])).toMatchObject({ ordered: '0.0000' })
  })
})
