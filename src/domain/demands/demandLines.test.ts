import { expect, test } from 'vitest'
import { cancelledWith, committedOf, deliveredAfter, demandStatus, orderable } from './demandLines.ts'

const lineWith = (more: object = {}) => ({ id: 'L', quantity: '10', deliveredQty: '0', canceledQty: '0', ...more })
const order = (ordered: string, delivered = '0') => ({ demandLine: 'L', ordered, delivered })

test.each([
  ['nothing on order', lineWith(), [], '10.0000'],
  ['a part on order', lineWith(), [order('4')], '6.0000'],
  ['a part on order that came', lineWith({ deliveredQty: '4' }), [order('4', '4')], '6.0000'],
  ['a part cancelled', lineWith({ canceledQty: '3' }), [], '7.0000'],
  ['everything on its way', lineWith({ deliveredQty: '2' }), [order('6', '2'), order('4')], '0.0000'],
  ['orders of other lines', lineWith(), [{ ...order('4'), demandLine: 'other' }], '10.0000'],
])('with %s, this much of a demand can be ordered', (_title, line, orders, left) => expect(orderable(line, orders)).toBe(left))

test('a delivery counts for the demand, up to the wanted quantity; a cancelled one does not', () => {
  expect(deliveredAfter(lineWith({ deliveredQty: '1' }), [order('5')], [order('5', '3')])).toBe('4.0000')
  expect(deliveredAfter(lineWith(), [order('5')], [order('5', '6')])).toBe('5.0000')
  expect(deliveredAfter(lineWith({ canceledQty: '8' }), [order('5')], [order('5', '5')])).toBe('2.0000')
  expect(deliveredAfter(lineWith({ deliveredQty: '4' }), [order('5', '4')], [order('5', '1')])).toBe('1.0000')
  expect(deliveredAfter(lineWith({ deliveredQty: '4' }), [order('5', '4')], [])).toBe('0.0000')
})

test.each([
  ['nothing is ordered', [lineWith()], [], 'approved'],
  ['a part is ordered', [lineWith()], [order('1')], 'ordering'],
  ['a part came', [lineWith({ deliveredQty: '1' })], [], 'ordering'],
  ['all came or is cancelled', [lineWith({ deliveredQty: '4', canceledQty: '6' })], [order('4', '4')], 'met'],
  ['there is no line', [], [], 'approved'],
])('when %s, a demand has this status', (_title, lines, orders, status) => expect(demandStatus(lines, orders)).toBe(status))

test('cancelling removes what has not been delivered', () => expect(cancelledWith(lineWith({ deliveredQty: '4' }))).toBe('6.0000'))

test('what is committed is what came, is on its way or is cancelled of this line', () => {
  const line = lineWith({ deliveredQty: '2', canceledQty: '1' })
  expect(committedOf(line, [order('4', '2'), { ...order('5'), demandLine: 'other' }])).toBe('5.0000')
  expect(committedOf({ id: 'L', quantity: '10' }, [])).toBe('0.0000')
  expect(committedOf(line, [order('4', '6')])).toBe('3.0000')
})

test('deliveries of other lines are none of this one', () => {
  expect(deliveredAfter(lineWith(), [], [{ ...order('5', '5'), demandLine: 'other' }])).toBe('0.0000')
})

test('nothing is left where more came than was wanted', () => {
  expect(orderable(lineWith({ deliveredQty: '12' }), [])).toBe('0.0000')
  expect(deliveredAfter(lineWith({ deliveredQty: '1' }), [order('5', '5')], [])).toBe('0.0000')
  expect(cancelledWith(lineWith({ deliveredQty: '12' }))).toBe('0.0000')
})

test('a demand is met by all of its lines, and begun by an order of any of them', () => {
  const came = { ...lineWith({ deliveredQty: '10' }), id: 'M' }
  expect(demandStatus([came, lineWith()], [])).toBe('ordering')
  expect(demandStatus([lineWith(), { ...lineWith(), id: 'M' }], [order('1')])).toBe('ordering')
  expect(demandStatus([lineWith()], [{ ...order('1'), demandLine: 'other' }])).toBe('approved')
})
