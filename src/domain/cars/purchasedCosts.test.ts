import { describe, expect, it } from 'vitest'
import { purchasedCosts } from './purchasedCosts.ts'

type Purchase = NonNullable<Parameters<typeof purchasedCosts>[2]>
type Line = Purchase['lines'][number]
type Cost = Parameters<typeof purchasedCosts>[0][number]

const line = (id: string, more: Partial<Line> = {}): Line => ({
  id,
  lineNumber: 1,
  orderLine: null,
  material: null,
  car: 'audi',
  description: 'Audi A2',
  quantity: '1.0000',
  unit: null,
  price: '9000.00',
  gross: '9000.00',
  promotion: null,
  discount: null,
  surcharge: null,
  vatPercentage: '20.00',
  vatAmount: '1800.00',
  total: '10800.00',
  ...more,
})

const purchase = (more: Partial<Purchase> = {}): Purchase => ({
  id: 'P1',
  kind: 'invoice',
  date: '2026-05-01',
  currency: 'EUR',
  lines: [line('l1')],
  ...more,
})

const byHand: Cost = {
  id: 'c0',
  kind: 'repair',
  date: '2026-05-02',
  amount: '100.00',
  currency: 'EUR',
  purchase: null,
  purchaseLine: null,
  notes: null,
}

describe('costs of a car from an invoice', () => {
  it('are its lines about the car, without VAT; the first of a car is its purchase', () => {
    expect(purchasedCosts([byHand], 'audi', purchase(), 'P1')).toEqual([
      byHand,
      {
        kind: 'purchase',
        date: '2026-05-01',
        amount: '9000.00',
        currency: 'EUR',
        purchase: 'P1',
        purchaseLine: 'l1',
        notes: 'Audi A2',
      },
    ])
    const two = purchase({ lines: [line('l1'), line('l2')] })
    expect(purchasedCosts([byHand], 'audi', two, 'P1').map(({ kind }) => kind)).toEqual(['repair', 'purchase', 'other'])
    const lines = [line('l1', { car: 'bmw' }), line('l2', { total: '600.00', vatAmount: null })]
    const bought: Cost = { ...byHand, id: 'c1', kind: 'purchase' }
    expect(purchasedCosts([bought], 'audi', purchase({ lines }), 'P1')).toMatchObject([bought, { kind: 'other', amount: '600.00' }])
    expect(purchasedCosts([byHand, bought], 'audi', purchase(), 'P1')).toMatchObject([byHand, bought, { kind: 'other' }])
  })

  it('follow the invoice, and keep the names that users gave them', () => {
    const made: Cost = { ...byHand, id: 'c2', kind: 'transport', purchase: 'P1', purchaseLine: 'l1', notes: 'By lorry' }
    expect(purchasedCosts([made], 'audi', purchase({ kind: 'creditNote' }), 'P1')).toEqual([
      { ...made, amount: '-9000.00', date: '2026-05-01' },
    ])
  })

  it('go with it, and with its line', () => {
    const made: Cost = { ...byHand, id: 'c2', purchase: 'P1', purchaseLine: 'l1' }
    const ofAnother: Cost = { ...made, id: 'c3', purchase: 'P2' }
    const entered: Cost = { ...made, id: 'c4', purchaseLine: null }
    expect(purchasedCosts([made, ofAnother, entered], 'audi', undefined, 'P1')).toEqual([ofAnother, entered])
    expect(purchasedCosts([made], 'audi', purchase({ lines: [] }), 'P1')).toEqual([])
  })
})
