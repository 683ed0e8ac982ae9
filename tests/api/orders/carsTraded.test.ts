import { beforeAll, expect, test } from 'vitest'
import { migrate } from '../../../src/server/db/migrate/migrate.ts'
import { planMigration } from '../../../src/server/db/migrate/planMigration.ts'
import { carBackfills } from '../../../src/server/features/cars/carBackfills.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { tradeOf } from '../../support/app/trade.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { columnTypes } from '../../support/models/databaseModel.ts'

describeEachEngine('a car on a sales order', (engine) => {
  const hub = engineApp(engine, { customers: 5 })
  const { made, refused, read, customer, order } = tradeOf(hub)
  let buyer: string
  let count = 0

  const car = async () => {
    count += 1
    const costs = [{ kind: 'purchase', date: '2026-04-01', amount: '9000.00', currency: 'EUR' }]
    return (await made('cars', { make: 'Audi', model: `A${count}`, year: 2003, costs })).id
  }
  const line = (id: string) => ({ lineType: 'material', car: id, quantity: '1', price: '12000.00', vatPercentage: '20' })
  const sell = (id: string) => order('salesOrders', buyer, [line(id)], { date: '2026-05-05' })
  const state = async (id: string) => {
    const { status, saleDate, salePrice, saleCurrency, profit } = await read(`cars/${id}`)
    return [status, saleDate, salePrice, saleCurrency, profit]
  }
  const SOLD = ['2026-05-05', '12000.00', 'EUR', '3000.00']
  const UNSOLD = [null, null, null, null]

  beforeAll(async () => {
    buyer = await customer()
  })

  test('is sold by its approval, and in stock again when that is cancelled', async () => {
    const id = await car()
    const { id: slip } = await sell(id)
    expect(await state(id)).toEqual(['sold', ...SOLD])
    await made(`salesOrders/${slip}/cancel`)
    expect(await state(id)).toEqual(['inStock', ...UNSOLD])
  })

  test('is sold once', async () => {
    const id = await car()
    await sell(id)
    await expect(sell(id)).rejects.toThrow('carHeld')
    expect(await refused(`cars/${id}/archive`)).toEqual([409, 'carNotInStock'])
    expect(await made(`cars/${id}/handOver`)).toMatchObject({ status: 'delivered' })
    const gone = await car()
    await made(`cars/${gone}/archive`)
    await expect(sell(gone)).rejects.toThrow('carNotInStock')
  })

  test('is delivered with its order, and returned by another', async () => {
    const id = await car()
    const slip = await sell(id)
    const [first] = slip.lines
    const all = { lines: [{ id: first?.id, quantity: '1' }] }
    await made(`salesOrders/${slip.id}/deliver`, all)
    expect(await state(id)).toEqual(['delivered', ...SOLD])
    const back = { slipType: 'salesReturn', returnOf: slip.id }
    const returned = await order('salesOrders', buyer, [{ ...line(id), returnedLine: first?.id }], back)
    expect(await state(id)).toEqual(['delivered', ...UNSOLD])
    await made(`salesOrders/${returned.id}/deliver`, { lines: [{ id: returned.lines[0]?.id, quantity: '1' }] })
    expect(await state(id)).toEqual(['inStock', ...UNSOLD])
    expect(await read(`cars/${id}/profit`)).toEqual([{ currency: 'EUR', cost: '9000.00', price: null, profit: null, margin: null }])
    await sell(id)
    expect(await state(id)).toEqual(['sold', ...SOLD])
  })

  test('earns less by what is spent on it later', async () => {
    const id = await car()
    await sell(id)
    const { costs } = await read(`cars/${id}`)
    const repair = { kind: 'repair', date: '2026-05-06', amount: '250.50', currency: 'EUR' }
    await hub.as('admin@cardealerhub.test', { method: 'PUT', url: `/api/cars/${id}`, payload: { costs: [...costs, repair] } })
    expect(await read(`cars/${id}`)).toMatchObject({ cost: '9250.50', profit: '2749.50' })
  })

  test('is bought with its invoice, which is its first cost, or not at all', async () => {
    const supplier = await customer()
    const vehicle = { firm: 'house', make: 'Volvo', model: '240', year: 1988, vin: null }
    const paper = { supplier, slipNumber: 'BUY-1', date: '2026-03-04', price: '4000.00', vatPercentage: '20', currency: 'EUR' }
    const bought = await made('cars/buy', { car: vehicle, ...paper })
    expect(bought).toMatchObject({
      status: 'inStock',
      inStockSince: '2026-03-04',
      cost: '4000.00',
      costs: [{ kind: 'purchase', date: '2026-03-04', amount: '4000.00', currency: 'EUR' }],
    })
    const [invoice] = await read(`purchases?filter=${encodeURIComponent(JSON.stringify({ slipNumber: 'BUY-1' }))}`)
    expect(invoice).toMatchObject({ supplier, netTotal: '4800.00', totalVat: '800.00', lines: [{ car: bought.id }], settlement: 'open' })
    const count = async () => (await read(`cars?filter=${encodeURIComponent(JSON.stringify({ make: 'Volvo' }))}`)).length
    const before = await count()
    expect(await refused('cars/buy', { car: vehicle, ...paper })).toEqual([422, { slipNumber: 'unique' }])
    expect(await refused('cars/buy', { car: { firm: 'house', make: 'Volvo' }, ...paper, slipNumber: 'BUY-2' })).toEqual([
      422,
      { model: 'required', year: 'required' },
    ])
    expect(await refused('cars/buy', { car: vehicle, ...paper, slipNumber: 'BUY-3', price: '-1' })).toMatchObject([
      422,
      { price: expect.anything() },
    ])
    expect(await count()).toBe(before)
  })

  test('of a version that took the price for the profit loses it at the next start, once, without costs only', async () => {
    const [free, paid] = [await car(), await car()]
    await sell(free)
    await sell(paid)
    const cars = hub.repository.of('cars')
    await hub.db.write(async (trx) => {
      const [before] = await cars.getMany(trx, [free])
      if (before) await cars.update(trx, before, { costs: [], cost: null, costCurrency: null, profit: '12000.00' })
    })
    const start = () => migrate(hub.db, hub.model, columnTypes, { backfills: carBackfills(hub.model) })
    const steps = async (): Promise<readonly string[]> =>
      (await planMigration(hub.db, hub.db.read, hub.model, columnTypes, carBackfills(hub.model))).plan.steps.map(({ text }) => text)
    expect(await steps()).toEqual(['remove profits of cars without costs'])
    await start()
    expect(await cars.get(hub.db.read, free)).toMatchObject({ salePrice: '12000.00', profit: null })
    expect(await cars.get(hub.db.read, paid)).toMatchObject({ salePrice: '12000.00', profit: '3000.00' })
    expect(await steps()).toEqual([])
  })

  test('of a former version gets its day in stock and what it brought, however many there are', async () => {
    const sold = await car()
    await sell(sold)
    const cars = hub.repository.of('cars')
    const old = Array.from({ length: 503 }, (_, index) => ({
      id: `old-${index}`,
      firm: 'house',
      make: 'Old',
      model: `${index}`,
      year: 1970,
    }))
    await hub.db.write(async (trx) => {
      for (const one of old) await cars.insert(trx, one)
      const [before] = await cars.getMany(trx, [sold])
      if (before) await cars.update(trx, before, { inStockSince: null, salePrice: null, saleCurrency: null, profit: null })
      for (const { run } of carBackfills(hub.model)) await run({ trx, repository: hub.repository, model: hub.model })
    })
    expect(await cars.find(hub.db.read, { inStockSince: null })).toEqual([])
    expect(await cars.get(hub.db.read, sold)).toMatchObject({ inStockSince: '2026-04-01', salePrice: '12000.00', profit: '3000.00' })
    expect(await cars.list(hub.db.read, { make: 'Old', saleCurrency: null }, { limit: 1 })).toMatchObject({ total: old.length })
  })
})
