import { expect, test } from 'vitest'
import { cancelledWith, deliveredAfter, demandStatus, orderable } from './demandLines.ts'

const wanted = (more: object = {}) => ({ id: 'L', quantity: '10', deliveredQty: '0', canceledQty: '0', ...more })
const order = (ordered: string, delivered = '0') => ({ demandLine: 'L', ordered, delivered })

test.each([
  ['nothing on order', wanted(), [], '10.0000'],
  ['a part on order', wanted(), [order('4')], '6.0000'],
  ['a part on order that came', wanted({ deliveredQty: '4' }), [order('4', '4')], '6.0000'],
  ['a part cancelled', wanted({ canceledQty: '3' }), [], '7.0000'],
  ['everything on its way', wanted({ deliveredQty: '2' }), [order('6', '2'), order('4')], '0.0000'],
  ['orders of other lines', wanted(), [{ ...order('4'), demandLine: 'other' }], '10.0000'],
])('with %s, this much of a demand can be ordered', (_title, line, orders, left) => expect(orderable(line, orders)).toBe(left))

test('a delivery counts for the demand, up to the wanted quantity; a cancelled one does not', () => {
  expect(deliveredAfter(wanted({ deliveredQty: '1' }), [order('5')], [order('5', '3')])).toBe('4.0000')
  expect(deliveredAfter(wanted(), [order('5')], [order('5', '6')])).toBe('5.0000')
  expect(deliveredAfter(wanted({ canceledQty: '8' }), [order('5')], [order('5', '5')])).toBe('2.0000')
  expect(deliveredAfter(wanted({ deliveredQty: '4' }), [order('5', '4')], [order('5', '1')])).toBe('1.0000')
  expect(deliveredAfter(wanted({ deliveredQty: '4' }), [order('5', '4')], [])).toBe('0.0000')
})

test.each([
  ['nothing is ordered', [wanted()], [], 'approved'],
  ['a part is ordered', [wanted()], [order('1')], 'ordering'],
  ['a part came', [wanted({ deliveredQty: '1' })], [], 'ordering'],
  ['all came or is cancelled', [wanted({ deliveredQty: '4', canceledQty: '6' })], [order('4', '4')], 'met'],
  ['there is no line', [], [], 'approved'],
])('when %s, a demand has this status', (_title, lines, orders, status) => expect(demandStatus(lines, orders)).toBe(status))

test('cancelling removes what has not been delivered', () => expect(cancelledWith(wanted({ deliveredQty: '4' }))).toBe('6.0000'))
