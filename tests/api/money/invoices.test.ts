import { beforeAll, describe, expect, test } from 'vitest'
import { DEALER } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { type Trading, tradeOf } from '../../support/app/trade.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

describeEachEngine('invoices', (engine) => {
  const hub = engineApp(engine, { customers: 5, clock: () => new Date('2026-02-01T09:00:00.000Z') })
  let trade: Trading
  let customer: string
  let part: string

  beforeAll(async () => {
    trade = tradeOf(hub)
    customer = await trade.customer({ address2: '10115 Berlin', taxNo: 'DE123' })
    part = await trade.material()
    const stock = await trade.order('purchaseOrders', customer, [trade.goods(part, '100', '1')])
    await trade.made(`purchaseOrders/${stock.id}/receive`, { date: '2026-01-02' })
  })

  const sale = (...lines: readonly object[]) => trade.order('salesOrders', customer, lines)

  test('take the whole of an order, once, with its sums, its lines and who it was for', async () => {
    const order = await sale(trade.goods(part, '3', '33.33'), { lineType: 'discount', discountPercentage: '5' })
    await trade.made(`salesOrders/${order.id}/invoice`, { what: 'whole' })
    const [invoice] = await trade.invoicesOf(order.id)
    expect(invoice).toMatchObject({
      number: expect.stringMatching(/^INV-2026-\d{6}$/),
      kind: 'invoice',
      date: '2026-02-01',
      dueDate: '2026-02-01',
      customerName: expect.stringContaining('Mona'),
      customerAddress: 'Am Markt 1\n10115 Berlin',
      customerTaxNo: 'DE123',
      rate: '1.000000',
      netTotal: order.netTotal,
      totalDiscounts: '5.00',
      settlement: 'open',
      vat: [{ rate: '20.00', base: '94.99', amount: '19.00' }],
      lines: [{ lineNumber: 1, material: part, quantity: '3.0000', price: '33.33', discount: '5.00', vatAmount: '19.00', total: '113.99' }],
      instalments: [{ date: '2026-02-01', amount: order.netTotal }],
    })
    expect((await trade.read(`salesOrders/${order.id}`)).invoiced).toBe('invoiced')
    expect(await trade.refused(`salesOrders/${order.id}/invoice`, { what: 'whole' })).toEqual([409, 'nothingToInvoice'])
    expect(await trade.refused(`salesOrders/${order.id}/reopen`)).toEqual([409, 'alreadyInvoiced'])
  })

  describe('of goods that come back are credited once', () => {
    /** An order of five, delivered and invoiced, with a return of two. */
    const returned = async () => {
      const order = await sale(trade.goods(part, '5', '10'))
      await trade.made(`salesOrders/${order.id}/deliver`)
      await trade.made(`salesOrders/${order.id}/invoice`, { what: 'whole' })
      const [invoice] = await trade.invoicesOf(order.id)
      await trade.send('POST', `salesOrders/${order.id}/return`, { lines: [{ id: order.lines[0]?.id, quantity: '2' }] })
      const [back] = await trade.list('salesOrders', { returnOf: order.id })
      for (const action of ['approve', 'deliver']) await trade.made(`salesOrders/${back.id}/${action}`)
      return { order, invoice, credits: `salesOrders/${back.id}/invoice` }
    }
    const credited = async (creditOf: string) =>
      (await trade.list('invoices', { creditOf })).map(({ netTotal }: { netTotal: string }) => netTotal).toSorted()

    test('with their return first, and then with the rest of the invoice', async () => {
      const { invoice, credits } = await returned()
      await trade.made(credits, { what: 'delivered' })
      await trade.made(`invoices/${invoice.id}/credit`)
      expect(await credited(invoice.id)).toEqual(['24.00', '36.00'])
      expect(await trade.refused(`invoices/${invoice.id}/credit`)).toEqual([409, 'nothingToCredit'])
    })

    test.each([
      ['VAT', [], ['0.20', '1.19'], ['0.39', '0.40', '0.40'], ['0.06', '0.07', '0.07']],
      [
        'discount',
        [{ lineType: 'discount', discountPercentage: '5' }],
        ['0.19', '1.13'],
        ['0.37', '0.37', '0.39'],
        ['0.06', '0.06', '0.07'],
      ],
    ])('piece by piece with the %s of the invoice, to the cent', async (_, more, totals, credits, vat) => {
      const order = await sale(trade.goods(part, '3', '0.33'), ...more)
      await trade.made(`salesOrders/${order.id}/deliver`)
      await trade.made(`salesOrders/${order.id}/invoice`, { what: 'whole' })
      const [invoice] = await trade.invoicesOf(order.id)
      expect([invoice.totalVat, invoice.netTotal]).toEqual(totals)
      for (let piece = 0; piece < 3; piece += 1) {
        await trade.send('POST', `salesOrders/${order.id}/return`, { lines: [{ id: order.lines[0]?.id, quantity: '1' }] })
        const [back] = await trade.list('salesOrders', { returnOf: order.id, approval: 'proposal' })
        for (const action of ['approve', 'deliver']) await trade.made(`salesOrders/${back.id}/${action}`)
        await trade.made(`salesOrders/${back.id}/invoice`, { what: 'delivered' })
      }
      expect(await credited(invoice.id)).toEqual(credits)
      const notes: readonly { readonly totalVat: string; readonly vat: object }[] = await trade.list('invoices', { creditOf: invoice.id })
      expect(notes.map(({ totalVat }) => totalVat).toSorted()).toEqual(vat)
      expect(await trade.read(`invoices/${invoice.id}`)).toMatchObject({ settledAmount: totals[1], settlement: 'settled' })
    })

    test.each(['return first', 'credit first'])('partly by a return and for the rest by a credit note, to the cent: %s', async (first) => {
      const order = await sale(trade.goods(part, '2', '0.13'))
      await trade.made(`salesOrders/${order.id}/deliver`)
      await trade.made(`salesOrders/${order.id}/invoice`, { what: 'whole' })
      const [invoice] = await trade.invoicesOf(order.id)
      expect([invoice.totalVat, invoice.netTotal]).toEqual(['0.05', '0.31'])
      const comeBack = async () => {
        await trade.send('POST', `salesOrders/${order.id}/return`, { lines: [{ id: order.lines[0]?.id, quantity: '1' }] })
        const [back] = await trade.list('salesOrders', { returnOf: order.id, approval: 'proposal' })
        for (const action of ['approve', 'deliver']) await trade.made(`salesOrders/${back.id}/${action}`)
        await trade.made(`salesOrders/${back.id}/invoice`, { what: 'delivered' })
      }
      const credit = () => trade.made(`invoices/${invoice.id}/credit`, { lines: [{ id: invoice.lines[0].id, quantity: '1' }] })
      for (const step of first === 'return first' ? [comeBack, credit] : [credit, comeBack]) await step()
      expect(await credited(invoice.id)).toEqual(['0.15', '0.16'])
      expect(await trade.read(`invoices/${invoice.id}`)).toMatchObject({ settledAmount: '0.31', settlement: 'settled' })
    })

    test('with the invoice first, and then no more with their return until they are invoiced again', async () => {
      const { order, invoice, credits } = await returned()
      const line = { id: invoice.lines[0].id, quantity: '4' }
      await trade.made(`invoices/${invoice.id}/credit`, { lines: [line] })
      await trade.made(credits, { what: 'whole' })
      expect(await credited(invoice.id)).toEqual(['12.00', '48.00'])
      expect(await trade.refused(credits, { what: 'delivered' })).toEqual([409, 'returnNotInvoiced'])
      await trade.made(`salesOrders/${order.id}/invoice`, { what: 'whole' })
      await trade.made(credits, { what: 'delivered' })
    })
  })

  test('that came back before they were invoiced are credited no sooner', async () => {
    const order = await sale(trade.goods(part, '5', '10'))
    await trade.made(`salesOrders/${order.id}/deliver`)
    await trade.send('POST', `salesOrders/${order.id}/return`, { lines: [{ id: order.lines[0]?.id, quantity: '2' }] })
    const [back] = await trade.list('salesOrders', { returnOf: order.id })
    for (const action of ['approve', 'deliver']) await trade.made(`salesOrders/${back.id}/${action}`)
    expect(await trade.refused(`salesOrders/${back.id}/invoice`, { what: 'delivered' })).toEqual([409, 'returnNotInvoiced'])
    await trade.made(`salesOrders/${order.id}/invoice`, { what: 'whole' })
    await trade.made(`salesOrders/${back.id}/invoice`, { what: 'delivered' })
    expect(await trade.invoicesOf(back.id)).toMatchObject([{ kind: 'creditNote', netTotal: '24.00' }])
  })

  test('earn what their goods did not cost when they left, for those who may see it', async () => {
    const own = await trade.material()
    const stock = await trade.order('purchaseOrders', customer, [trade.goods(own, '10', '6')])
    await trade.made(`purchaseOrders/${stock.id}/receive`, { date: '2026-01-02' })
    const order = await sale(
      trade.goods(own, '2', '10', { unit: 'PCS' }),
      trade.goods(own, '1', '10', { promotion: true, vatPercentage: null }),
    )
    await trade.made(`salesOrders/${order.id}/invoice`, { what: 'whole' })
    const [invoice] = await trade.invoicesOf(order.id)
    const asked = `invoices/margins?ids=${encodeURIComponent(JSON.stringify([invoice.id]))}`
    expect(await trade.read(asked)).toMatchObject([{ cost: '0.00', complete: false }])
    await trade.made(`salesOrders/${order.id}/deliver`)
    const dearer = await trade.order('purchaseOrders', customer, [trade.goods(own, '10', '60')])
    await trade.made(`purchaseOrders/${dearer.id}/receive`, { date: '2026-02-02' })
    expect(await trade.read(asked)).toEqual([
      { id: invoice.id, currency: 'EUR', net: '20.00', cost: '18.00', margin: '2.00', percent: '10.0', complete: true },
    ])
    expect((await hub.as(DEALER, { url: `/api/${asked}` })).json()).toEqual([])
    const earlier = await trade.order('purchaseOrders', customer, [trade.goods(own, '10', '12')], { date: '2026-01-01' })
    await trade.made(`purchaseOrders/${earlier.id}/receive`, { date: '2026-01-01' })
    expect(await trade.read(asked)).toMatchObject([{ cost: '27.00', margin: '-7.00', percent: '-35.0' }])
  })

  test('by delivery take what was delivered, and together come to the order', async () => {
    const order = await sale(trade.goods(part, '3', '33.33'), trade.goods(part, '1', '0.01'))
    const [first, second] = order.lines
    expect(await trade.refused(`salesOrders/${order.id}/invoice`, { what: 'delivered' })).toEqual([409, 'nothingToInvoice'])
    for (const quantities of [{ [first?.id ?? '']: '1' }, { [first?.id ?? '']: '2', [second?.id ?? '']: '1' }]) {
      const lines = Object.entries(quantities).map(([id, quantity]) => ({ id, quantity }))
      await trade.made(`salesOrders/${order.id}/deliver`, { lines })
      await trade.made(`salesOrders/${order.id}/invoice`, { what: 'delivered' })
    }
    const invoices = await trade.invoicesOf(order.id)
    const totals = invoices.map(({ netTotal }: { netTotal: string }) => netTotal).toSorted()
    expect(totals).toEqual(['40.00', '80.00'])
    expect(order.netTotal).toBe('120.00')
    expect((await trade.read(`salesOrders/${order.id}`)).invoiced).toBe('invoiced')
  })

  test('need an approved order, and never change', async () => {
    const order = await sale(trade.goods(part, '1', '10'))
    await trade.made(`salesOrders/${order.id}/reopen`)
    expect(await trade.refused(`salesOrders/${order.id}/invoice`, { what: 'whole' })).toEqual([409, 'orderNotApproved'])
    await trade.made(`salesOrders/${order.id}/approve`)
    await trade.made(`salesOrders/${order.id}/invoice`, { what: 'whole', date: '2026-01-31' })
    const [{ id, date }] = await trade.invoicesOf(order.id)
    expect(date).toBe('2026-01-31')
    expect((await trade.send('PUT', `invoices/${id}`, { date: '2026-01-01' })).statusCode).toBe(403)
    expect((await trade.send('DELETE', `invoices/${id}`)).statusCode).toBe(403)
    expect((await trade.send('POST', 'invoices', {})).statusCode).toBe(403)
    expect((await hub.as(DEALER, { url: `/api/invoices/${id}` })).statusCode).toBe(404)
  })

  test('fall due by the payment plan of the order', async () => {
    const installments = [
      { days: 30, share: '50' },
      { days: 0, share: '50' },
    ]
    const plan = await trade.made('paymentPlans', { code: `H-${engine.name}`, name: 'Halves', installments })
    const order = await trade.order('salesOrders', customer, [trade.goods(part, '1', '8.34')], { paymentType: plan.id })
    await trade.made(`salesOrders/${order.id}/invoice`, { what: 'whole', date: '2026-01-31' })
    const [invoice] = await trade.invoicesOf(order.id)
    expect(invoice).toMatchObject({
      dueDate: '2026-03-02',
      instalments: [
        { date: '2026-01-31', amount: '5.01' },
        { date: '2026-03-02', amount: '5.00' },
      ],
    })
  })

  test('of a foreign currency carry a rate, which is asked for once', async () => {
    const order = () => trade.order('salesOrders', customer, [trade.goods(part, '1', '10')], { currency: 'USD' })
    const [one, other] = [await order(), await order()]
    expect(await trade.refused(`salesOrders/${one.id}/invoice`, { what: 'whole' })).toEqual([422, { rate: 'rateNeeded' }])
    await trade.made(`salesOrders/${one.id}/invoice`, { what: 'whole', rate: '0.92' })
    await trade.made(`salesOrders/${other.id}/invoice`, { what: 'whole' })
    expect((await trade.invoicesOf(other.id))[0]).toMatchObject({ currency: 'USD', rate: '0.920000' })
  })

  test('are made once by twenty at once, with numbers that have no gaps', async () => {
    const orders = [await sale(trade.goods(part, '2', '10')), await sale(trade.goods(part, '2', '10'))]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => trade.send('POST', `salesOrders/${orders[index % 2]?.id}/invoice`, { what: 'whole' })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(18)
    const { firm } = await trade.read(`salesOrders/${orders[0]?.id}`)
    const filter = encodeURIComponent(JSON.stringify({ kind: 'invoice', firm }))
    const all: { number: string }[] = await trade.read(`invoices?filter=${filter}&range=[0,999]`)
    const ours = all.filter(({ number }) => number.startsWith('INV-2026'))
    const numbers = ours.map(({ number }) => Number(number.slice(-6))).toSorted((one, other) => one - other)
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index))
  })

  test('are credited by line or whole, never more than once, and open the order again', async () => {
    const order = await sale(trade.goods(part, '3', '33.33'), trade.goods(part, '1', '10'))
    await trade.made(`salesOrders/${order.id}/invoice`, { what: 'whole' })
    const [invoice] = await trade.invoicesOf(order.id)
    const [line] = invoice.lines
    expect(await trade.refused(`invoices/${invoice.id}/credit`, { lines: [{ id: line.id, quantity: '3.5' }] })).toEqual([
      422,
      { 'lines.0.quantity': 'formatMaximum' },
    ])
    await trade.made(`invoices/${invoice.id}/credit`, { lines: [{ id: line.id, quantity: '1' }], reason: 'Scratched' })
    expect(await trade.read(`invoices/${invoice.id}`)).toMatchObject({ settledAmount: '40.00', settlement: 'partlySettled' })
    expect((await trade.read(`salesOrders/${order.id}`)).invoiced).toBe('partiallyInvoiced')
    const answers = await Promise.all(Array.from({ length: 20 }, () => trade.send('POST', `invoices/${invoice.id}/credit`)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    const notes = await trade.list('invoices', { creditOf: invoice.id })
    expect(notes.map(({ number, netTotal, settlement }: Record<string, string>) => [number?.slice(0, 8), netTotal, settlement])).toEqual(
      expect.arrayContaining([
        ['CRN-2026', '40.00', 'settled'],
        ['CRN-2026', '91.99', 'settled'],
      ]),
    )
    expect(await trade.read(`invoices/${invoice.id}`)).toMatchObject({ settledAmount: '131.99', settlement: 'settled' })
    expect((await trade.read(`salesOrders/${order.id}`)).invoiced).toBe('notInvoiced')
    expect(await trade.refused(`invoices/${notes[0].id}/credit`)).toEqual([409, 'notInvoice'])
    await trade.made(`salesOrders/${order.id}/invoice`, { what: 'whole' })
    expect(await trade.refused(`salesOrders/${order.id}/invoice`, { what: 'whole' })).toEqual([409, 'nothingToInvoice'])
  })

  test('of suppliers are made of an order with the paper’s number and compared with it', async () => {
    const order = await trade.order('purchaseOrders', customer, [trade.goods(part, '3', '33.33')])
    const paper = { what: 'delivered', slipNumber: `S-${engine.name}` }
    expect(await trade.refused(`purchaseOrders/${order.id}/invoice`, paper)).toEqual([409, 'nothingToInvoice'])
    await trade.made(`purchaseOrders/${order.id}/receive`, { lines: [{ id: order.lines[0]?.id, quantity: '1' }] })
    expect(await trade.refused(`purchaseOrders/${order.id}/invoice`, { ...paper, netTotal: '41.00' })).toEqual([
      422,
      { netTotal: 'linesSum' },
    ])
    await trade.made(`purchaseOrders/${order.id}/invoice`, { ...paper, netTotal: '40.00', date: '2026-01-10' })
    await trade.made(`purchaseOrders/${order.id}/invoice`, { what: 'whole', slipNumber: `S2-${engine.name}` })
    const [first, second] = await trade.list('purchases', { purchaseOrder: order.id })
    const booked = [first, second].toSorted((one, other) => one.slipNumber.length - other.slipNumber.length)
    expect(booked).toMatchObject([
      { netTotal: '40.00', totalVat: '6.67', lines: [{ quantity: '1.0000' }], instalments: [{ date: '2026-01-10', amount: '40.00' }] },
      { netTotal: '79.99', totalVat: '13.33', lines: [{ quantity: '2.0000' }], settlement: 'open' },
    ])
    expect((await trade.read(`purchaseOrders/${order.id}`)).invoiced).toBe('invoiced')
  })

  test('of suppliers that are typed need no lines, and have none that come to something else', async () => {
    const warehouse = (await trade.list('warehouses'))[0].id
    const paper = { slipNumber: `P-${engine.name}`, date: '2026-01-10', supplier: customer, warehouse, netTotal: '120', totalVat: '20' }
    const line = { description: 'Paint', quantity: '10', price: '10', vatPercentage: '20' }
    expect(await trade.refused('purchases', { ...paper, lines: [{ ...line, quantity: '9' }] })).toEqual([
      422,
      { netTotal: 'linesSum', totalVat: 'linesSum' },
    ])
    expect(await trade.made('purchases', { ...paper, lines: [line] })).toMatchObject({
      currency: 'EUR',
      dueDate: '2026-01-10',
      lines: [{ vatAmount: '20.00', total: '120.00' }],
    })
    expect(await trade.made('purchases', { ...paper, slipNumber: `Q-${engine.name}` })).toMatchObject({ lines: [], settlement: 'open' })
  })
})
