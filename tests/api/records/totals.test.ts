import { beforeAll, expect, test } from 'vitest'
import { summedFields } from '../../../src/model/summedFields.ts'
import { hubTables } from '../../../src/server/db/hubTables.ts'
import { ADMIN, DEALER } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { tradeOf } from '../../support/app/trade.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

describeEachEngine('the totals of a list', (engine) => {
  const hub = engineApp(engine, { customers: 5 })
  const { list, made } = tradeOf(hub)
  let supplier: string
  let warehouse: string
  let count = 0

  const purchase = (netTotal: string, currency: string, more: object = {}) => {
    count += 1
    return made('purchases', { slipNumber: `SUM-${count}`, date: '2026-05-05', supplier, warehouse, netTotal, currency, ...more })
  }
  const totals = async (filter: object, who = ADMIN) =>
    (await hub.as(who, { url: `/api/purchases/totals?filter=${encodeURIComponent(JSON.stringify(filter))}` })).json()

  beforeAll(async () => {
    supplier = (await list('customers', { blocked: false }))[0].id
    warehouse = (await list('warehouses'))[0].id
    await purchase('100.10', 'EUR', { totalVat: '16.68', notes: 'summed' })
    await purchase('0.20', 'EUR', { notes: 'summed' })
    await purchase('40.00', 'EUR', { kind: 'creditNote', notes: 'summed' })
    await purchase('7.00', 'USD', { notes: 'summed' })
    await purchase('500.00', 'EUR', { notes: 'other' })
  })

  test('are those of what is filtered, by currency, less what is taken back', async () => {
    expect(await totals({ notes_contains: 'summed' })).toEqual({
      totals: [
        { currency: 'EUR', count: 3, sums: { netTotal: '60.30', totalVat: '16.68', settledAmount: '0.00' } },
        { currency: 'USD', count: 1, sums: { netTotal: '7.00', totalVat: '0.00', settledAmount: '0.00' } },
      ],
    })
    expect(await totals({ notes_contains: 'summed', kind: 'creditNote' })).toMatchObject({
      totals: [{ currency: 'EUR', count: 1, sums: { netTotal: '-40.00' } }],
    })
  })

  test('follow the search, and are none where nothing is found', async () => {
    expect(await totals({ q: 'SUM-4' })).toMatchObject({ totals: [{ currency: 'USD', count: 1 }] })
    expect(await totals({ slipNumber: 'nowhere' })).toEqual({ totals: [] })
  })

  test('are those of amounts that have a currency: what cost nothing yet is no currency’s', async () => {
    await made('cars', { make: 'Unpriced', model: 'Yet', year: 1980 })
    const { totals: sums } = (await hub.as(ADMIN, { url: '/api/cars/totals' })).json()
    expect(sums.length).toBeGreaterThan(0)
    expect(sums.filter(({ currency }: { currency: string | null }) => currency === null)).toEqual([])
  })

  test('are exact where the database’s own numbers are not', async () => {
    for (const _ of Array(12)) await purchase('1.00', 'GBP')
    await hub.db.write((trx) =>
      hubTables(trx).updateTable('purchases').set({ netTotal: 999_999_999_999_999_999n }).where('currency', '=', 'GBP').execute(),
    )
    expect(await totals({ currency: 'GBP' })).toMatchObject({ totals: [{ count: 12, sums: { netTotal: '119999999999999999.88' } }] })
  })

  test('leave out the rows of others, and refuse what the list refuses', async () => {
    expect(await totals({ notes_contains: 'summed' }, DEALER)).toEqual({ totals: [] })
    expect(await totals({ nonsense: 1 })).toMatchObject({ code: 'unknownFilter' })
    expect((await hub.as(ADMIN, { url: '/api/customers/totals' })).statusCode).toBe(404)
  })

  test('leave out amounts that can’t be read, or whose currency or sign can’t', () => {
    const { purchases } = hub.model.entities
    const names = (hidden: string) => summedFields(purchases ?? { fields: [] }, (name) => name !== hidden).map(({ name }) => name)
    expect(names('totalVat')).toEqual(['netTotal', 'settledAmount'])
    expect(names('currency')).toEqual([])
    expect(names('kind')).toEqual([])
  })
})
