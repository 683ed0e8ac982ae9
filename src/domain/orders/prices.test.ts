import { describe, expect, test } from 'vitest'
import { type AgreedPrice, type ListedPrice, listedPrice, type PriceRequest, proposedPrice } from './prices.ts'

const question: PriceRequest = { material: 'm', unit: 'PCS', mainUnit: 'PCS', date: '2026-06-15' }
const listed = (price: string, more: Partial<ListedPrice> = {}): ListedPrice => ({
  ...{ material: 'm', unit: 'PCS', price, validFrom: '2026-01-01', validUntil: null, own: false },
  ...more,
})
const agreed = (price: string, more: Partial<AgreedPrice> = {}): AgreedPrice => ({
  material: 'm',
  unit: 'PCS',
  price,
  date: '2026-05-01',
  ...more,
})

describe('the price of a line', () => {
  test('is the customer’s last one in its unit, else the list’s, else none', () => {
    const lists = [listed('5.00')]
    expect(proposedPrice(question, [agreed('4.00'), agreed('3.00')], lists)).toEqual({ price: '4.00', source: 'lastPrice' })
    expect(proposedPrice(question, [agreed('4.00', { unit: 'DZ' }), agreed('3.00', { material: 'x' })], lists)).toEqual({
      ...{ price: '5.00', source: 'priceList' },
    })
    expect(proposedPrice(question, [], [])).toBeUndefined()
  })

  test('without a unit is that of the main unit, and the other way round', () => {
    expect(proposedPrice({ ...question, unit: null }, [agreed('4.00')], [])?.price).toBe('4.00')
    expect(proposedPrice(question, [agreed('4.00', { unit: null })], [])?.price).toBe('4.00')
    expect(proposedPrice({ ...question, unit: 'DZ' }, [agreed('4.00', { unit: null })], [])).toBeUndefined()
    expect(proposedPrice({ ...question, unit: null, mainUnit: null }, [agreed('4.00', { unit: null })], [])?.price).toBe('4.00')
  })

  test.each<[string, readonly ListedPrice[], string | undefined]>([
    ['valid from this day on', [listed('5.00', { validFrom: '2026-06-15' })], '5.00'],
    ['not valid yet', [listed('5.00', { validFrom: '2026-06-16' })], undefined],
    ['valid until this day', [listed('5.00', { validUntil: '2026-06-15' })], '5.00'],
    ['no longer valid', [listed('5.00', { validUntil: '2026-06-14' })], undefined],
    [
      'the newer of two',
      [listed('5.00'), listed('6.00', { validFrom: '2026-06-01' }), listed('7.00', { validFrom: '2026-02-01' })],
      '6.00',
    ],
    ['the customer’s own before a newer one', [listed('6.00', { validFrom: '2026-06-01' }), listed('5.00', { own: true })], '5.00'],
  ])('of a list: %s', (_title, lists, price) => expect(listedPrice(question, lists)).toBe(price))
})
