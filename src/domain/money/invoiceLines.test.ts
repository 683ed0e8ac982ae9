import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ReturnLine, returnLines } from '../orders/returnDraft.ts'
import { orderTotals } from '../orderTotals.ts'
import { hundredths, moneyText, sumOf } from './hundredths.ts'
import {
  asInvoiced,
  type BilledLine,
  creditable,
  creditedLine,
  type InvoiceLine,
  invoicedState,
  invoiceLines,
  invoiceSums,
  vatByRate,
} from './invoiceLines.ts'

type Line = Parameters<typeof invoiceLines>[0]['lines'][number]

const goods = (id: string, more: Partial<Line>): Line => ({ id, lineType: 'material', lineNumber: Number(id), ...more })

/** The worked example of `PRODUCT.md E7`. */
const WORKED: readonly Line[] = [
  goods('1', { quantity: '10', price: '100', discountPercentage: '10', vatPercentage: '20' }),
  goods('2', { quantity: '3', price: '33.33', vatPercentage: '10' }),
  goods('3', { quantity: '1', price: '20', promotion: true }),
  { id: '4', lineNumber: 4, lineType: 'discount', discountPercentage: '5' },
  { id: '5', lineNumber: 5, lineType: 'surcharge', discountAmount: '30' },
]

const delivered = (lines: readonly Line[], ...quantities: readonly string[]): readonly Line[] =>
  lines.map((line, index) => ({ ...line, deliveredQuantity: quantities[index] ?? '0' }))

test('the whole of an order is invoiced with the sums of the order', () => {
  const lines = invoiceLines({ lines: WORKED }, [], 'whole')
  const { lines: _, excessive: __, ...sums } = orderTotals(WORKED)
  expect(invoiceSums(lines)).toEqual(sums)
  expect(
    lines.map(({ orderLine, quantity, discount, surcharge, vatAmount }) => [orderLine, quantity, discount, surcharge, vatAmount]),
  ).toEqual([
    ['1', '10.0000', '145.00', '27.00', '176.40'],
    ['2', '3.0000', '5.00', '3.00', '9.80'],
    ['3', '1.0000', '0.00', '0.00', '0.00'],
  ])
})

test('VAT stands by rate, of what bears it', () => {
  const rates = ['20.00', '10.00', null]
  const lines = invoiceLines({ lines: WORKED }, [], 'whole').map((line, index) => ({ ...line, vatPercentage: rates[index] ?? null }))
  expect(vatByRate(lines)).toEqual([
    { rate: '10.00', base: '97.99', amount: '9.80' },
    { rate: '20.00', base: '882.00', amount: '176.40' },
  ])
})

test('only what was delivered is invoiced by delivery, and nothing twice', () => {
  const order = { lines: delivered(WORKED, '4', '0', '1') }
  const first = invoiceLines(order, [], 'delivered')
  expect(first.map(({ orderLine, quantity }) => [orderLine, quantity])).toEqual([
    ['1', '4.0000'],
    ['3', '1.0000'],
  ])
  expect(invoiceLines(order, first, 'delivered')).toEqual([])
  expect(invoiceLines(order, first, 'whole').map(({ orderLine, quantity }) => [orderLine, quantity])).toEqual([
    ['1', '6.0000'],
    ['2', '3.0000'],
  ])
  expect([invoicedState(order, []), invoicedState(order, first)]).toEqual(['notInvoiced', 'partiallyInvoiced'])
  expect(invoicedState(order, [...first, ...invoiceLines(order, first, 'whole')])).toBe('invoiced')
})

test('a bonus is delivered and invoiced with its line', () => {
  const lines = [goods('1', { quantity: '3', bonus: '1', price: '10', vatPercentage: '20', deliveredQuantity: '4' })]
  const [line] = invoiceLines({ lines }, [], 'delivered')
  expect(line).toMatchObject({ quantity: '4.0000', gross: '40.00', promotion: '10.00', vatAmount: '6.00', total: '36.00' })
})

const CENTS = fc.integer({ min: 0, max: 99_999 }).map((cents) => (cents / 100).toFixed(2))
const LINE = fc.record({
  quantity: fc.integer({ min: 1, max: 30 }),
  price: CENTS,
  vat: fc.constantFrom('0', '1', '8', '10', '18', '20'),
  discount: fc.constantFrom(null, '0', '3.33', '10', '50'),
  promotion: fc.boolean(),
})

const orderOf = (
  drawn: readonly { quantity: number; price: string; vat: string; discount: string | null; promotion: boolean }[],
  spread: string,
): Line[] => [
  ...drawn.map((line, index) =>
    goods(String(index + 1), {
      quantity: String(line.quantity),
      price: line.price,
      vatPercentage: line.vat,
      discountPercentage: line.discount,
      promotion: line.promotion && index > 0,
    }),
  ),
  { id: 'd', lineNumber: 90, lineType: 'discount', discountPercentage: '7.5' },
  { id: 's', lineNumber: 91, lineType: 'surcharge', discountAmount: spread },
]

test('however an order is cut into invoices, they sum to it to the cent', () =>
  fc.assert(
    fc.property(
      fc.array(LINE, { minLength: 1, maxLength: 5 }),
      CENTS,
      fc.constantFrom('document' as const, 'line' as const),
      fc.array(fc.array(fc.nat(12), { minLength: 5, maxLength: 5 }), { maxLength: 6 }),
      (drawn, spread, vatRounding, steps) => {
        const lines = orderOf(drawn, spread)
        const taken: InvoiceLine[] = []
        const moved = drawn.map(() => 0)
        for (const step of steps) {
          for (const [index, { quantity }] of drawn.entries()) moved[index] = Math.min(quantity, (moved[index] ?? 0) + (step[index] ?? 0))
          const order = { vatRounding, lines: delivered(lines, ...moved.map(String)) }
          taken.push(...invoiceLines(order, taken, 'delivered'))
        }
        taken.push(...invoiceLines({ vatRounding, lines }, taken, 'whole'))
        const { lines: _, excessive: __, ...sums } = orderTotals(lines, vatRounding)
        expect(invoiceSums(taken)).toEqual(sums)
        expect(invoiceLines({ vatRounding, lines }, taken, 'whole')).toEqual([])
      },
    ),
  ))

const negative = (line: InvoiceLine): BilledLine => {
  const of = (amount: string) => (hundredths(amount) === 0n ? amount : `-${amount}`)
  const { orderLine, quantity, gross, promotion, discount, surcharge, vatAmount } = line
  return {
    orderLine,
    quantity: `-${quantity}`,
    gross: of(gross),
    promotion: of(promotion),
    discount: of(discount),
    surcharge: of(surcharge),
    vatAmount: of(vatAmount),
  }
}

test('what is credited in parts sums to the line, and can be invoiced again', () => {
  const lines = [goods('1', { quantity: '3', price: '33.33', vatPercentage: '20' })]
  const [line] = invoiceLines({ lines }, [], 'whole')
  if (!line) throw new Error('nothing was invoiced')
  const first = creditedLine(line, [], '1')
  const rest = creditedLine(line, [first], creditable(line, [first]))
  expect([first.total, rest.quantity, rest.total]).toEqual(['40.00', '2.0000', '79.99'])
  expect(creditable(line, [first, rest])).toBe('0.0000')
  expect(invoiceLines({ lines }, [line, negative(first)], 'whole')).toEqual([first])
  expect(invoicedState({ lines }, [line, negative(first), negative(rest)])).toBe('notInvoiced')
})

test('lines count in the order of their numbers, wherever they stand', () => {
  const discounts: readonly Line[] = [
    goods('1', { quantity: '1', price: '100' }),
    { id: '2', lineNumber: 2, lineType: 'discount', discountAmount: '50' },
    { id: '3', lineNumber: 3, lineType: 'discount', discountPercentage: '10' },
  ]
  expect(invoiceLines({ lines: discounts.toReversed() }, [], 'whole')).toEqual(invoiceLines({ lines: discounts }, [], 'whole'))
})

test('VAT is rounded once for the document, or on each line where the order says so', () => {
  const lines = ['1', '2', '3'].map((id) => goods(id, { quantity: '1', price: '0.03', vatPercentage: '20' }))
  const vat = (order: object) => invoiceSums(invoiceLines({ lines, ...order }, [], 'whole')).totalVat
  expect([vat({}), vat({ vatRounding: null }), vat({ vatRounding: 'line' })]).toEqual(['0.02', '0.02', '0.03'])
})

test('a surcharge is no goods, and goods without a price cost nothing', () => {
  const lines: readonly Line[] = [
    goods('1', { quantity: '2' }),
    { id: '2', lineNumber: 2, lineType: 'surcharge', quantity: '1', price: '5' },
  ]
  expect(invoiceLines({ lines }, [], 'whole')).toMatchObject([{ orderLine: '1', gross: '0.00', surcharge: '5.00', total: '5.00' }])
})

test('a line of no quantity is credited whole', () => {
  const [line] = invoiceLines({ lines: [goods('1', { quantity: '1', price: '5' })] }, [], 'whole')
  expect(line && creditedLine({ ...line, quantity: '0.0000' }, [], '0')).toMatchObject({ gross: '5.00', total: '5.00' })
})

test('what has a base or VAT bears it; without a rate at none', () => {
  const line = (orderLine: string, gross: string, vatAmount: string): InvoiceLine => ({
    ...{ orderLine, quantity: '1', gross, promotion: '0', discount: '0', surcharge: '0', vatAmount, total: gross },
  })
  expect(vatByRate([line('1', '10', '0'), { ...line('2', '0', '0.01'), vatPercentage: '20.00' }])).toEqual([
    { rate: '0.00', base: '10.00', amount: '0.00' },
    { rate: '20.00', base: '0.00', amount: '0.01' },
  ])
  expect(vatByRate([{ ...line('1', '0', '0'), vatPercentage: '20.00' }])).toEqual([])
})

describe('a line that comes back', () => {
  const [sold] = invoiceLines({ lines: [goods('1', { quantity: '4', price: '0.33', vatPercentage: '20' })] }, [], 'whole')
  /** One piece as a slip of its own. */
  const [piece] = invoiceLines({ lines: [goods('9', { quantity: '1', price: '0.33', vatPercentage: '20' })] }, [], 'whole')
  if (!sold || !piece) throw new Error('nothing was invoiced')
  const back = (line: InvoiceLine, credited: readonly InvoiceLine[] = [], invoiced: readonly BilledLine[] = [sold]) =>
    asInvoiced(line, { orderLine: '1', invoiced, credited: credited.map((one) => ({ ...one, orderLine: '1' })) })

  test('bears its share of the invoiced VAT: piece by piece all of it', () => {
    const first = back(piece)
    const second = back(piece, [first])
    const third = back(piece, [first, second])
    const last = back(piece, [first, second, third])
    expect([sold.vatAmount, piece.vatAmount]).toEqual(['0.26', '0.07'])
    expect([first, second, third, last].map(({ vatAmount }) => vatAmount)).toEqual(['0.07', '0.06', '0.07', '0.06'])
    expect([first, second, third, last].map(({ total }) => total)).toEqual(['0.40', '0.39', '0.40', '0.39'])
    expect(second).toMatchObject({ orderLine: '9', quantity: '1.0000', gross: '0.33' })
  })

  test('bears its share of the invoiced VAT whatever its own is', () => {
    expect(back({ ...piece, vatAmount: '0.50' }).vatAmount).toBe('0.07')
  })

  test('bears its share of amounts that are rounded by piece', () => {
    const whole = { ...sold, quantity: '3', gross: '0.99', discount: '0.05', surcharge: '0.02', vatAmount: '0.19' }
    const own = { ...piece, discount: '0.02', surcharge: '0.01', vatAmount: '0.06' }
    const first = back(own, [], [whole])
    const second = back(own, [first], [whole])
    const third = back(own, [first, second], [whole])
    expect([first, second, third].map(({ discount, surcharge, vatAmount, total }) => [discount, surcharge, vatAmount, total])).toEqual([
      ['0.02', '0.01', '0.06', '0.38'],
      ['0.01', '0.00', '0.07', '0.39'],
      ['0.02', '0.01', '0.06', '0.38'],
    ])
  })

  test.each([
    ['0.38', '0.33'],
    ['0.28', '0.33'],
    ['0.39', '0.39'],
    ['0.27', '0.27'],
  ])('of %s comes back as %s', (gross, as) => expect(back({ ...piece, gross }).gross).toBe(as))

  test('at another price keeps its own VAT, and so do those after it', () => {
    const cheap = { ...piece, gross: '0.20', vatAmount: '0.04', total: '0.24' }
    expect(back(cheap)).toBe(cheap)
    expect(back(piece, [cheap])).toBe(piece)
  })

  test('keeps its own VAT where more comes back than was invoiced', () => {
    expect(back(piece, [piece, piece, piece, piece])).toBe(piece)
    expect(back(piece, [], [])).toBe(piece)
  })
})

/** Credit notes of all goods of a slip that come back piece by piece, by the lines of their sale. */
function piecesBack(lines: readonly Line[], invoiced: readonly InvoiceLine[]): readonly InvoiceLine[] {
  const returned: ReturnLine[] = []
  const credited: InvoiceLine[] = []
  const pieces = lines.flatMap(({ id, quantity }) => Array.from({ length: Number(quantity ?? 0) }, () => id))
  for (const id of pieces) {
    const draft = returnLines({ lines }, returned, new Map([[id, '1']]))
    const slip = draft.map((line, index) => ({ ...line, id: String(index), deliveredQuantity: line.quantity ?? null }))
    returned.push(...draft)
    for (const line of invoiceLines({ lines: slip }, [], 'delivered'))
      credited.push({ ...asInvoiced(line, { orderLine: id, invoiced, credited }), orderLine: id })
  }
  return credited
}

test('whatever comes back piece by piece is credited with exactly what was invoiced', () => {
  const percent = fc.option(
    fc.integer({ min: 1, max: 5000 }).map((hundredth) => moneyText(BigInt(hundredth))),
    { nil: null },
  )
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 5 }).map(String),
    price: fc.integer({ min: 1, max: 5000 }).map((cents) => moneyText(BigInt(cents))),
    discountPercentage: percent,
    vatPercentage: fc.constantFrom('0', '8', '10', '20'),
  })
  const spread = fc.record({ lineType: fc.constantFrom('discount' as const, 'surcharge' as const), discountPercentage: percent })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 3 }), fc.array(spread, { maxLength: 2 }), (sold, spreads) => {
      const lines = [
        ...sold.map((one, index) => goods(String(index + 1), { ...one, deliveredQuantity: one.quantity })),
        ...spreads.map(
          (one, index): Line => ({ id: `s${index}`, lineNumber: 10 + index, ...one, discountPercentage: one.discountPercentage ?? '1' }),
        ),
      ]
      const invoiced = invoiceLines({ lines }, [], 'whole')
      const credited = piecesBack(lines, invoiced)
      for (const { orderLine, ...amounts } of invoiced) {
        const own = credited.filter((one) => one.orderLine === orderLine)
        const sum = (name: 'gross' | 'discount' | 'surcharge' | 'vatAmount' | 'total') =>
          moneyText(sumOf(own, (one) => hundredths(one[name])))
        const { gross, discount, surcharge, vatAmount, total } = amounts
        expect({
          ...{ gross: sum('gross'), discount: sum('discount'), surcharge: sum('surcharge') },
          ...{ vatAmount: sum('vatAmount'), total: sum('total') },
        }).toEqual({ gross, discount, surcharge, vatAmount, total })
      }
    }),
  )
})
