import { beforeAll, expect, test } from 'vitest'
import { ADMIN } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { tradeOf } from '../../support/app/trade.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

describeEachEngine('a slip', (engine) => {
  const hub = engineApp(engine, { customers: 5, clock: () => new Date('2026-06-15T09:00:00.000Z') })
  const trade = tradeOf(hub)
  const { made, read, list, send, refused, order, goods } = trade
  let warehouse: string
  let count = 0

  beforeAll(async () => {
    warehouse = (await list('warehouses'))[0].id
  })

  const car = async (): Promise<string> => {
    count += 1
    return (await made('cars', { make: 'Volvo', model: 'V60', year: 2020, vin: `YV1ZW25VXN10${10_000 + count}` })).id
  }
  const head = async () => ({ date: '2026-06-10', customer: await trade.customer(), warehouse })
  const sale = async (one: string) => ({ ...(await head()), lines: [{ lineType: 'material', car: one, price: '9000' }] })
  const moved = (kind: 'salesOrders' | 'purchaseOrders', id: string, name: string, lines: readonly object[]) =>
    made(`${kind}/${id}/${name}`, { date: '2026-06-12', lines })

  test('says which lots its lines want, and those that its warehouse has', async () => {
    const lots = await trade.material({ trackingType: 'lot' })
    const plain = await trade.material()
    const who = await trade.customer()
    const bought = await order('purchaseOrders', who, [goods(lots, '5', '2'), goods(plain, '5', '2')])
    const line = { id: bought.lines[0]?.id, quantity: '5' }
    expect(await refused(`purchaseOrders/${bought.id}/receive`, { lines: [line] })).toEqual([422, { 'lines.0.lot': 'lotNeeded' }])
    await moved('purchaseOrders', bought.id, 'receive', [{ ...line, lot: 'L-7' }])
    const sold = await order('salesOrders', who, [goods(plain, '1', '3'), goods(lots, '2', '3')])
    const wanted = {
      line: sold.lines[1]?.id,
      tracking: 'lot',
      pieces: '1.0000',
      reverses: false,
      lots: [{ lot: 'L-7', quantity: '5.0000' }],
    }
    expect(await read(`salesOrders/${sold.id}/lots`)).toEqual([wanted])
    await moved('salesOrders', sold.id, 'deliver', [{ id: sold.lines[1]?.id, quantity: '2', lot: 'L-7' }])
    expect((await read(`salesOrders/${sold.id}/lots`))[0].lots).toEqual([{ lot: 'L-7', quantity: '3.0000' }])
    expect((await hub.as(ADMIN, { url: '/api/salesOrders/none/lots' })).statusCode).toBe(404)
  })

  test('says how many pieces one of a line’s unit is', async () => {
    const subUnits = [
      { code: 'PC', name: 'Piece', factor1: '1', factor2: '1', isMain: true },
      { code: 'BX', name: 'Box', factor1: '1', factor2: '12' },
    ]
    const mainUnit = (await made('mainUnits', { code: 'SLIPBX', name: 'Pieces', subUnits })).id
    const serials = await trade.material({ trackingType: 'serial', mainUnit })
    const lines = [goods(serials, '1', '2', { unit: 'BX' }), goods(serials, '1', '2')]
    const bought = await order('purchaseOrders', await trade.customer(), lines)
    const found: readonly { readonly pieces: string }[] = await read(`purchaseOrders/${bought.id}/lots`)
    expect(found.map(({ pieces }) => pieces)).toEqual(['12.0000', '1.0000'])
    expect((await made(`purchaseOrders/${bought.id}/duplicate`)).lines).toMatchObject([{ unit: 'BX' }, { unit: 'PC' }])
  })

  test('sells a car once: of two at the same time one is refused, and what is given up or comes back frees it', async () => {
    const one = await car()
    const bodies = [await sale(one), await sale(one)]
    const answers = await Promise.all(bodies.map((body) => send('POST', 'salesOrders', body)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422])
    const first = answers.find(({ statusCode }) => statusCode === 201)?.json()
    const loser = answers.find(({ statusCode }) => statusCode === 422)?.json()
    expect(loser.details).toEqual({ 'lines.0.car': { keyword: 'carHeld', params: { number: first.ficheNumber } } })
    await made(`salesOrders/${first.id}/cancel`, { reason: 'Changed their mind' })
    const second = await made('salesOrders', await sale(one))
    await made(`salesOrders/${second.id}/approve`)
    await moved('salesOrders', second.id, 'deliver', [{ id: second.lines[0].id, quantity: '1' }])
    expect(await refused('salesOrders', await sale(one))).toEqual([422, { 'lines.0.car': 'carHeld' }])
    const back = (await send('POST', `salesOrders/${second.id}/return`)).headers.location?.toString().split('/').at(-1) ?? ''
    await made(`salesOrders/${back}/approve`)
    await made(`salesOrders/${back}/deliver`)
    expect((await made('salesOrders', await sale(one))).approval).toBe('proposal')
  })

  test('copied without its car, and refused when it takes up a car again that was sold meanwhile', async () => {
    const one = await car()
    const first = await made('salesOrders', await sale(one))
    const copy = (await send('POST', `salesOrders/${first.id}/duplicate`)).headers.location?.toString().split('/').at(-1) ?? ''
    expect((await read(`salesOrders/${copy}`)).lines).toMatchObject([{ car: null, price: '9000.00' }])
    await made(`salesOrders/${first.id}/reject`)
    await made('salesOrders', await sale(one))
    expect(await refused(`salesOrders/${first.id}/reopen`)).toEqual([422, { 'lines.0.car': 'carHeld' }])
  })

  test('is of the salesman who writes it, and paid as its customer pays', async () => {
    const plan = (await list('paymentPlans'))[0].id
    const me = (await list('users', { email: ADMIN }))[0].id
    const [salesman] = await list('salesmen', { userId: me })
    const mine = { ...(await head()), customer: await trade.customer({ paymentPlan: plan }) }
    expect(await made('salesOrders', mine)).toMatchObject({ salesman: salesman.id, paymentType: plan })
  })

  test('in another currency is compared with the credit limit at its rate, with all else that is owed', async () => {
    const who = await trade.customer({ creditLimit: '100' })
    const material = await trade.material()
    const propose = async (currency: string, price: string, rate?: string) => {
      const lines = [goods(material, '1', price, { vatPercentage: '0' })]
      return (await made('salesOrders', { date: '2026-06-10', customer: who, warehouse, currency, ...(rate && { rate }), lines })).id
    }
    const over = await send('POST', `salesOrders/${await propose('CHF', '90', '1.2')}/approve`)
    expect([over.statusCode, over.json()]).toMatchObject([
      409,
      { confirmation: 'creditLimit', about: { limit: '100.00', used: '108.00', currency: 'EUR', orderCurrency: 'CHF' } },
    ])
    await made(`salesOrders/${await propose('CHF', '50', '1.2')}/approve`)
    const own = await propose('EUR', '40.01')
    expect((await send('POST', `salesOrders/${own}/approve`)).json()).toMatchObject({ about: { used: '100.01' } })
    await made(`salesOrders/${await propose('EUR', '40')}/approve`)
  })

  test('in another currency than the credit limit is not compared silently where no rate is known', async () => {
    const who = await trade.customer({ creditLimit: '100' })
    const material = await trade.material()
    const body = { date: '2026-06-10', customer: who, warehouse, currency: 'USD', lines: [goods(material, '1', '10')] }
    const { id } = await made('salesOrders', body)
    const answer = await send('POST', `salesOrders/${id}/approve`)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { confirmation: 'creditCurrency', about: { limit: '100.00', currency: 'EUR', orderCurrency: 'USD' } },
    ])
    const confirmed = {
      method: 'POST',
      url: `/api/salesOrders/${id}/approve`,
      payload: {},
      headers: { 'x-confirm': 'salesApproval' },
    } as const
    expect((await hub.as(ADMIN, confirmed)).statusCode).toBe(200)
  })

  test('that is invoiced is not given up', async () => {
    const sold = await order('salesOrders', await trade.customer(), [goods(await trade.material(), '1', '10')])
    await made(`salesOrders/${sold.id}/invoice`, { what: 'whole' })
    expect(await refused(`salesOrders/${sold.id}/cancel`)).toEqual([409, 'alreadyInvoiced'])
  })
})
