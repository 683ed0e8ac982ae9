import { beforeAll, expect, test } from 'vitest'
import { defaultMeasures, measurableFields } from '../../../src/model/lists/listSummary.ts'
import { hubTables } from '../../../src/server/db/hubTables.ts'
import { ADMIN, DEALER } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { tradeOf } from '../../support/app/trade.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

interface Total {
  readonly measure: string
  readonly currency: string | null
  readonly value: string
}

interface Group {
  readonly key: string | number | boolean | null
  readonly filter: object
  readonly count: number
  readonly totals: readonly Total[]
}

describeEachEngine('the summary of a list', (engine) => {
  const hub = engineApp(engine, { customers: 5 })
  const { list, made, order, customer, material, goods } = tradeOf(hub)
  let suppliers: readonly { readonly id: string }[]
  let warehouse: string
  let count = 0

  const purchase = (netTotal: string, currency: string, more: object = {}) => {
    count += 1
    const supplier = suppliers[0]?.id
    return made('purchases', { slipNumber: `SUM-${count}`, date: '2025-05-05', supplier, warehouse, netTotal, currency, ...more })
  }
  const asked = (query: Readonly<Record<string, unknown>>, who: string, entity: string) => {
    const texts = Object.entries(query).map(([name, value]): [string, string] => [
      name,
      name === 'filter' ? JSON.stringify(value) : String(value),
    ])
    return hub.as(who, { url: `/api/${entity}/summary?${new URLSearchParams(texts)}` })
  }
  const summary = async (query: Readonly<Record<string, unknown>>, who = ADMIN, entity = 'purchases') =>
    (await asked(query, who, entity)).json<{ groups: readonly Group[]; more: boolean; timeZone: string | null }>()
  const whole = async (query: Readonly<Record<string, unknown>>, who = ADMIN, entity = 'purchases') => {
    const { groups } = await summary(query, who, entity)
    expect(groups).toHaveLength(1)
    return groups[0]
  }
  const found = async (filter: object, who = ADMIN, entity = 'purchases') => {
    const { headers } = await hub.as(who, { url: `/api/${entity}?filter=${encodeURIComponent(JSON.stringify(filter))}` })
    return Number(String(headers['content-range']).split('/')[1])
  }
  const MARKED = { notes_contains: 'summed' }
  const NET = 'netTotal.sum'

  beforeAll(async () => {
    suppliers = await list('customers', { blocked: false })
    warehouse = (await list('warehouses'))[0].id
    await purchase('100.10', 'EUR', { totalVat: '16.68', notes: 'summed' })
    await purchase('0.20', 'EUR', { notes: 'summed', date: '2025-05-31', supplier: suppliers[1]?.id })
    await purchase('40.00', 'EUR', { kind: 'creditNote', notes: 'summed', date: '2025-06-01' })
    await purchase('7.00', 'USD', { notes: 'summed', date: '2026-01-01' })
    await purchase('500.00', 'EUR', { notes: 'other' })
  })

  test('has the sums, averages and bounds of what is filtered, by currency, less what is taken back', async () => {
    const measures = [NET, 'netTotal.average', 'netTotal.min', 'netTotal.max', 'totalVat.sum', 'date.min', 'date.max']
    const all = await whole({ filter: MARKED, measures })
    expect(all).toMatchObject({ key: null, filter: {}, count: 4 })
    const values = (all?.totals ?? []).map(({ measure, currency, value }) => [measure, currency, value])
    expect(values).toEqual([
      [NET, 'EUR', '60.30'],
      [NET, 'USD', '7.00'],
      ['netTotal.average', 'EUR', '20.10'],
      ['netTotal.average', 'USD', '7.00'],
      ['netTotal.min', 'EUR', '0.20'],
      ['netTotal.min', 'USD', '7.00'],
      ['netTotal.max', 'EUR', '100.10'],
      ['netTotal.max', 'USD', '7.00'],
      ['totalVat.sum', 'EUR', '16.68'],
      ['date.min', null, '2025-05-05'],
      ['date.max', null, '2026-01-01'],
    ])
    expect(await whole({ filter: { ...MARKED, kind: 'creditNote' }, measures: NET })).toMatchObject({
      totals: [{ currency: 'EUR', value: '-40.00' }],
    })
  })

  test('follows the search, and counts nothing where nothing is found', async () => {
    expect(await whole({ filter: { q: 'SUM-4' }, measures: NET })).toMatchObject({ count: 1, totals: [{ currency: 'USD' }] })
    const nothing = { key: null, filter: {}, count: 0, totals: [] }
    expect(await whole({ filter: { slipNumber: 'nowhere' }, measures: `${NET},date.max` })).toEqual(nothing)
    expect(await summary({ filter: { slipNumber: 'nowhere' }, measures: NET, group: 'kind' })).toEqual({
      groups: [],
      more: false,
      timeZone: null,
    })
    expect(await whole({ filter: MARKED, measures: '' })).toEqual({ key: null, filter: {}, count: 4, totals: [] })
  })

  test('makes groups of choices in their order, and of periods, each with a filter that finds its records', async () => {
    const kinds = await summary({ filter: MARKED, measures: NET, group: 'kind' })
    expect(kinds.groups.map(({ key, count: of, filter }) => [key, of, filter])).toEqual([
      ['invoice', 3, { kind: 'invoice' }],
      ['creditNote', 1, { kind: 'creditNote' }],
    ])
    expect(kinds.groups[0]?.totals.map(({ currency, value }) => [currency, value])).toEqual([
      ['EUR', '100.30'],
      ['USD', '7.00'],
    ])
    const months = await summary({ filter: MARKED, measures: NET, group: 'date.month', order: '-value' })
    expect(months.groups.map(({ key, count: of, filter }) => [key, of, filter])).toEqual([
      ['2026-01-01', 1, { date_gte: '2026-01-01', date_lte: '2026-01-31' }],
      ['2025-06-01', 1, { date_gte: '2025-06-01', date_lte: '2025-06-30' }],
      ['2025-05-01', 2, { date_gte: '2025-05-01', date_lte: '2025-05-31' }],
    ])
    for (const group of ['day', 'week', 'month', 'quarter', 'year'].map((period) => `date.${period}`)) {
      const { groups } = await summary({ filter: MARKED, group })
      for (const { filter, count: of } of groups) expect(await found({ ...MARKED, ...filter }), group).toBe(of)
      expect(
        groups.reduce((sum, one) => sum + one.count, 0),
        group,
      ).toBe(4)
    }
  })

  test('makes groups of references in the order of their labels or sizes, with those that have none', async () => {
    const { groups, more } = await summary({ filter: MARKED, group: 'supplier', order: '-count', measures: NET })
    expect(groups.map(({ key, count: of }) => [key, of])).toEqual([
      [suppliers[0]?.id, 3],
      [suppliers[1]?.id, 1],
    ])
    expect(more).toBe(false)
    const named = await summary({ group: 'country' }, ADMIN, 'customers')
    const { groups: backwards } = await summary({ group: 'country', order: '-value' }, ADMIN, 'customers')
    expect(backwards.map(({ key }) => key)).toEqual(named.groups.map(({ key }) => key).toReversed())
    const [without] = (await summary({ filter: MARKED, group: 'purchaseOrder' })).groups
    expect(without).toEqual({ key: null, filter: { purchaseOrder: null }, count: 4, totals: [] })
  })

  test('makes groups of references in the order of their own list, of its equals by their labels', async () => {
    const [who, of] = [await customer(), await material()]
    const given = [
      ['Zulu', 901],
      ['Mike', 902],
      ['Alpha', 902],
    ] as const
    const names = new Map<string, string>()
    for (const [name, lineNumber] of given) {
      const { id } = await made('salesOrderStatuses', { name, lineNumber })
      names.set(id, name)
      await order('salesOrders', who, [goods(of, '1', '2.00')], { status: id })
    }
    const named = async (query: object) =>
      (await summary({ group: 'status', ...query }, ADMIN, 'salesOrders')).groups.flatMap(({ key }) => names.get(String(key)) ?? [])
    expect(await named({})).toEqual(['Zulu', 'Alpha', 'Mike'])
    expect(await named({ order: '-value' })).toEqual(['Mike', 'Alpha', 'Zulu'])
  })

  test('makes groups of yes and no, and continues after the first groups', async () => {
    const { groups } = await summary({ group: 'blocked' }, ADMIN, 'customers')
    for (const { key, filter, count: of } of groups) {
      expect(filter).toEqual({ blocked: key })
      expect(await found({ blocked: key }, ADMIN, 'customers')).toBe(of)
    }
    const months = await summary({ filter: MARKED, group: 'date.month', offset: 1 })
    expect(months.groups.map(({ key }) => key)).toEqual(['2025-06-01', '2026-01-01'])
  })

  test('counts a moment on its day in the firm’s time zone', async () => {
    const [{ firm }] = await list('users', { email: DEALER })
    await hub.db.write(async (trx) => {
      await hubTables(trx).updateTable('firms').set({ timeZone: 'Pacific/Auckland' }).where('id', '=', firm).execute()
      await hubTables(trx).updateTable('customers').set({ createdAt: '2026-01-31T12:00:00.000Z' }).where('firm', '=', firm).execute()
    })
    const { groups, timeZone } = await summary({ group: 'createdAt.month' }, DEALER, 'customers')
    expect(timeZone).toBe('Pacific/Auckland')
    const filter = { createdAt_gte: '2026-01-31T11:00:00.000Z', createdAt_lt: '2026-02-28T11:00:00.000Z' }
    expect(groups.map(({ key, filter: of }) => [key, of])).toEqual([['2026-02-01', filter]])
    expect(await found(filter, DEALER, 'customers')).toBe(groups[0]?.count)
  })

  test('is of amounts that have a currency: what cost nothing yet is no currency’s', async () => {
    await made('cars', { make: 'Unpriced', model: 'Yet', year: 1980 })
    const { cars } = hub.model.entities
    const measures = defaultMeasures(measurableFields(cars?.fields ?? [], () => true)).map(({ field, of }) => `${field}.${of}`)
    const all = await whole({ measures }, ADMIN, 'cars')
    expect(all?.totals.length).toBeGreaterThan(0)
    expect(all?.totals.filter(({ currency }) => currency === null)).toEqual([])
  })

  test('is exact where the database’s own numbers are not', async () => {
    for (const _ of Array(12)) await purchase('1.00', 'GBP')
    await hub.db.write((trx) =>
      hubTables(trx).updateTable('purchases').set({ netTotal: 999_999_999_999_999_999n }).where('currency', '=', 'GBP').execute(),
    )
    const pounds = await summary({ filter: { currency: 'GBP' }, measures: `${NET},netTotal.average,netTotal.max`, group: 'currency' })
    expect(pounds.groups[0]?.totals.map(({ value }) => value)).toEqual([
      '119999999999999999.88',
      '9999999999999999.99',
      '9999999999999999.99',
    ])
  })

  test('leaves out the rows of others, and refuses what the list refuses', async () => {
    expect(await whole({ filter: MARKED, measures: NET }, DEALER)).toMatchObject({ count: 0, totals: [] })
    expect(await summary({ filter: MARKED, measures: NET, group: 'kind' }, DEALER)).toMatchObject({ groups: [] })
    expect(await summary({ filter: { nonsense: 1 } })).toMatchObject({ code: 'unknownFilter' })
    const refused = { code: 'unknownColumn' }
    const wrong = ['slipNumber.sum', 'date.sum', 'currency.max', 'nothing.sum', 'netTotal', 'lines.quantity.sum', 'constructor.sum']
    for (const measures of wrong) expect(await summary({ measures }), measures).toMatchObject(refused)
    for (const group of ['slipNumber', 'date', 'kind.month', 'date.second', 'nothing', 'lines', 'createdAt', 'constructor', 'firm.name'])
      expect(await summary({ group }), group).toMatchObject(refused)
    expect((await asked({ offset: '-1', group: 'kind' }, ADMIN, 'purchases')).statusCode).toBe(400)
  })

  test('refuses fields that the caller may not read, and amounts whose currency or sign the caller may not read', async () => {
    const hidden = hub.model.list.flatMap((entity) =>
      measurableFields(entity.fields, () => true)
        .filter(({ read }) => read && !read.includes('Dealer') && entity.access.Dealer !== undefined)
        .map(({ name }) => [entity.id, name] as const),
    )
    for (const [entity, name] of hidden) {
      const [dealer, admin] = [DEALER, ADMIN].map((who) => asked({ measures: `${name}.max` }, who, entity))
      expect((await dealer)?.json(), `${entity}.${name}`).not.toHaveProperty('groups')
      expect((await admin)?.statusCode, `${entity}.${name}`).toBe(200)
    }
    const { purchases } = hub.model.entities
    const names = (not: string) =>
      defaultMeasures(measurableFields(purchases?.fields ?? [], (name) => name !== not)).map(({ field }) => field)
    expect(names('totalVat')).toEqual(['netTotal', 'settledAmount'])
    expect(names('currency')).toEqual([])
    expect(names('kind')).toEqual([])
  })
})
