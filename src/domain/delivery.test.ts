import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { afterMoving, remainingOf, reservedOf, shippingStatus } from './delivery.ts'
import type { OrderLine } from './orderLine.ts'

const line = (quantity: string, deliveredQuantity: string, more: OrderLine = {}): OrderLine => ({
  lineType: 'material',
  quantity,
  deliveredQuantity,
  ...more,
})

describe('a line of an order', () => {
  test.each<[string, OrderLine, string]>([
    ['nothing yet', line('5', '0'), '5.0000'],
    ['a part', line('5', '1.5'), '3.5000'],
    ['all of it', line('5', '5'), '0.0000'],
    ['what comes free as well', line('5', '5', { bonus: '1' }), '1.0000'],
    ['a promotion', line('2', '0', { promotion: true }), '2.0000'],
    ['a discount, which is nothing to deliver', { lineType: 'discount', quantity: '3' }, '0.0000'],
  ])('with %s delivered has this much left', (_title, given, left) => expect(remainingOf(given)).toBe(left))

  test('takes no more than is left, and returns no more than was delivered', () => {
    expect(afterMoving(line('5', '2'), '3', 'deliver')).toBe('5.0000')
    expect(afterMoving(line('5', '2'), '3.0001', 'deliver')).toBeUndefined()
    expect(afterMoving(line('5', '2'), '2', 'takeBack')).toBe('0.0000')
    expect(afterMoving(line('5', '2'), '2.0001', 'takeBack')).toBeUndefined()
  })

  test('keeps goods only where it is reserved, and only what is not delivered', () => {
    expect(reservedOf(line('5', '2', { reserve: true }))).toBe('3.0000')
    expect(reservedOf(line('5', '2'))).toBe('0.0000')
    expect(reservedOf(line('5', '7', { reserve: true }))).toBe('0.0000')
  })

  const amount = fc.integer({ min: 0, max: 1_000_000 }).map((value) => (value / 10_000).toFixed(4))
  test('that is delivered in any parts and taken back again is where it was', () => {
    fc.assert(
      fc.property(amount, amount, (quantity, part) => {
        const delivered = afterMoving(line(quantity, '0'), part, 'deliver')
        if (delivered === undefined) return
        expect(afterMoving(line(quantity, delivered), part, 'takeBack')).toBe('0.0000')
      }),
    )
  })
})

describe('an order', () => {
  const discount: OrderLine = { lineType: 'discount', discountPercentage: '5' }
  test.each([
    ['no line is delivered', [line('5', '0'), line('1', '0')], 'notDelivered', 'notShipped'],
    ['one line has begun', [line('5', '0'), line('1', '0.5')], 'partiallyDelivered', 'notShipped'],
    ['one line is whole', [line('5', '0'), line('1', '1')], 'partiallyDelivered', 'notShipped'],
    ['the bonus is missing', [line('5', '5', { bonus: '1' })], 'partiallyDelivered', 'notShipped'],
    ['every line is whole', [line('5', '5'), line('1', '1'), discount], 'delivered', 'shipped'],
    ['there is nothing to deliver', [discount], 'notDelivered', 'notShipped'],
  ])('is, when %s, …', (_title, lines, sales, purchase) => {
    expect([shippingStatus('sales', lines), shippingStatus('purchase', lines)]).toEqual([sales, purchase])
  })
})
