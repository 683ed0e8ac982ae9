import { beforeAll, describe, expect, test } from 'vitest'
import { ADMIN } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { type Trading, tradeOf } from '../../support/app/trade.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

describeEachEngine('an order in a foreign currency', (engine) => {
  const hub = engineApp(engine, { customers: 5, clock: () => new Date('2026-06-15T09:00:00.000Z') })
  let trade: Trading
  let material: string
  let customer: string
  let warehouse: string

  beforeAll(async () => {
    trade = tradeOf(hub)
    material = await trade.material()
    customer = await trade.customer()
    warehouse = (await trade.list('warehouses'))[0].id
  })

  const payload = (more: object, price = '10', quantity = '1') => ({
    ...{ date: '2026-06-10', customer, warehouse, currency: 'USD' },
    lines: [{ lineNumber: 1, ...trade.goods(material, quantity, price, { vatPercentage: '0' }) }],
    ...more,
  })

  test.each([
    '0',
    '0.0000000',
    '-1',
    '-0.5',
    'NaN',
    '1e9',
    'Infinity',
    '1,5',
    '0x10',
    '99999999999999999999',
    '0.0000001',
    '',
    ' ',
    1.5,
    [],
    {},
  ])('takes no rate of %j', async (rate) => {
    for (const kind of ['salesOrders', 'purchaseOrders']) {
      const answer = await trade.send('POST', kind, payload({ rate }))
      const isEmpty = typeof rate === 'string' && rate.trim() === ''
      expect([kind, answer.statusCode, Object.keys(answer.json().details ?? {})]).toEqual(isEmpty ? [kind, 201, []] : [kind, 422, ['rate']])
    }
  })

  test('keeps its currency and rate once it is approved, by whatever way they are sent', async () => {
    const { id } = await trade.made('salesOrders', payload({ rate: '0.9' }))
    await trade.made(`salesOrders/${id}/approve`)
    for (const change of [{ currency: 'EUR' }, { rate: '2' }, { currency: null }]) {
      const put = await trade.send('PUT', `salesOrders/${id}`, change)
      expect([change, put.statusCode, put.json().code]).toEqual([change, 409, 'notProposal'])
      const batch = await trade.send('POST', 'salesOrders/batch', { action: 'update', ids: [id], data: change })
      expect(batch.json().results).toMatchObject([{ id, status: 409, code: 'notProposal' }])
    }
    expect(await trade.read(`salesOrders/${id}`)).toMatchObject({ currency: 'USD', rate: '0.900000', approval: 'approved' })
  })

  test('with another currency than before asks for its rate again', async () => {
    const { id } = await trade.made('salesOrders', payload({ rate: '0.9' }))
    const changed = await trade.send('PUT', `salesOrders/${id}`, { currency: 'GBP' })
    expect(changed.json()).toMatchObject({ currency: 'GBP', rate: null })
    expect((await trade.send('PUT', `salesOrders/${id}`, { currency: 'EUR' })).json()).toMatchObject({ currency: 'EUR', rate: null })
  })

  describe('that is no more than a proposal', () => {
    test('gives its rate to no other document', async () => {
      const bought = async (more: object) => {
        const { id } = await trade.made('purchaseOrders', payload({ currency: 'CAD', ...more }))
        await trade.made(`purchaseOrders/${id}/approve`)
        return trade.read(`purchaseOrders/${id}`)
      }
      expect(await bought({ rate: '0.7' })).toMatchObject({ rate: '0.700000' })
      await trade.made('salesOrders', payload({ currency: 'CAD', rate: '500000', date: '2999-01-01' }))
      const dropped = await trade.made('purchaseOrders', payload({ currency: 'CAD', rate: '700000', date: '2026-06-14' }))
      await trade.made(`purchaseOrders/${dropped.id}/reject`)
      expect(await bought({})).toMatchObject({ rate: '0.700000' })
    })
  })

  test('of an amount beyond what books can hold is refused, never broken off', async () => {
    const huge = { rate: '999999999' }
    const made = await trade.send('POST', 'purchaseOrders', payload(huge, '999999999999.99', '99999999'))
    expect([made.statusCode, Object.keys(made.json().details)]).toEqual([422, ['lines.0.price']])
    const { id } = await trade.made('purchaseOrders', payload(huge, '99999999999.99', '10'))
    await trade.made(`purchaseOrders/${id}/approve`)
    const received = await trade.send('POST', `purchaseOrders/${id}/receive`)
    expect([received.statusCode, received.json().details.value?.keyword]).toEqual([422, 'precision'])
    const { statusCode } = await hub.as(ADMIN, { url: `/api/materials/${material}/stockCard?warehouse=${warehouse}` })
    expect(statusCode).toBe(200)
  })
})

describeEachEngine('what a supplier credits', (engine) => {
  const hub = engineApp(engine, { customers: 5, clock: () => new Date('2026-06-15T09:00:00.000Z') })

  test('is booked once for each return, however often and by how many at once it is asked', async () => {
    const trade = tradeOf(hub)
    const [supplier, part] = [await trade.customer(), await trade.material()]
    const bought = await trade.order('purchaseOrders', supplier, [trade.goods(part, '5', '10')])
    await trade.made(`purchaseOrders/${bought.id}/receive`)
    await trade.made(`purchaseOrders/${bought.id}/invoice`, { what: 'whole', slipNumber: 'S-1' })
    expect(await trade.refused(`purchaseOrders/${bought.id}/invoice`, { what: 'whole', slipNumber: 'S-2' })).toEqual([
      409,
      'nothingToInvoice',
    ])
    const made = await trade.send('POST', `purchaseOrders/${bought.id}/return`)
    const back = made.headers.location?.toString().split('/').at(-1) ?? ''
    await trade.made(`purchaseOrders/${back}/approve`)
    await trade.made(`purchaseOrders/${back}/receive`)
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        trade.send('POST', `purchaseOrders/${back}/invoice`, { what: 'delivered', slipNumber: `C-${index}` }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409])
    expect(await trade.list('purchases', { purchaseOrder: back })).toMatchObject([{ kind: 'creditNote', netTotal: '60.00' }])
    const [again] = [await trade.send('POST', `purchaseOrders/${bought.id}/return`)]
    expect(again?.statusCode).toBe(409)
  })
})
