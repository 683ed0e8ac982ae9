import { expect, test } from 'vitest'
import { purchaseLine } from './purchaseLine.ts'

test.each([
  ['VAT and total of quantity and price', { quantity: '2.5', price: '10.10', vatPercentage: '20' }, '5.05', '30.30'],
  ['a half cent up', { quantity: '0.5', price: '0.01', vatPercentage: '0' }, '0.00', '0.01'],
  ['no VAT without a rate', { quantity: '1', price: '3' }, '0.00', '3.00'],
  ['the VAT of the paper, and the total with it', { quantity: '1', price: '3', vatPercentage: '20', vatAmount: '0.61' }, '0.61', '3.61'],
  ['the total of the paper', { quantity: '1', price: '3', vatPercentage: '20', total: '3.5' }, '0.60', '3.5'],
  ['a quantity of four places', { quantity: '0.1234', price: '100', vatPercentage: '10' }, '1.23', '13.57'],
])('a line of a received invoice has %s', (_, line, vatAmount, total) => {
  expect(purchaseLine({ notes: 'kept', ...line })).toEqual({ notes: 'kept', ...line, vatAmount, total })
})

test.each([
  ['quantity', { price: '3' }],
  ['price', { quantity: '3' }],
  ['quantity that is a number', { quantity: 'some', price: '3' }],
  ['price of two places', { quantity: '1', price: '3.333' }],
])('without a %s it stays as it was typed', (_, line) => expect(purchaseLine(line)).toBe(line))
