import { describe, expect, test } from 'vitest'
import { DEFAULT_INCREMENTS } from '../../../src/domain/auction/increments.ts'
import { statusAtEnd } from '../../../src/domain/auction/lifecycle.ts'
import { replay } from '../../../src/domain/auction/replay.ts'
import { loadModel } from '../../../src/model/loadModel.ts'
import { compileValidator } from '../../../src/model/validate/validator.ts'
import { parseDecimal } from '../../../src/model/values/decimal.ts'
import { isValues, type Values } from '../../../src/server/records/values.ts'
import { demoData } from '../../../src/server/seed/demoData.ts'
import { owned } from '../../../src/server/seed/insertBatch.ts'
import { referenceData } from '../../../src/server/seed/referenceData.ts'
import type { SeedRecord } from '../../../src/server/seed/seedRecord.ts'
import { loadFieldTypes } from '../../../src/server/start/fieldTypes.ts'
import { loadSchemas } from '../../../src/server/start/loadSchemas.ts'
import { ADMIN } from '../../support/app/app.ts'
import { productRules } from '../../support/app/productRules.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

const model = loadModel(await loadSchemas('schemas'), (await loadFieldTypes()).types)
const rules = await productRules()
const NOW = new Date('2026-08-20T10:00:00.000Z')
const make = async () => [...(await referenceData()), ...(await demoData('$scrypt$ln=14,r=8,p=5$c2FsdA$aGFzaA', { size: 200, now: NOW }))]
const batches = await make()

const rows = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isValues) : [])
const sum = (records: readonly Values[], field: string) => records.reduce((total, record) => total + Number(record[field]), 0)

describe('the demo’s dealership', () => {
  const of = (entity: string): readonly SeedRecord[] => batches.find((batch) => batch.entity === entity)?.records ?? []
  const options = (entity: string, field: string) => model.entities[entity]?.fieldsByName[field]?.options ?? []

  test.each(batches.map(({ entity }) => entity))('has valid %s with unique ids', (id) => {
    const entity = model.entities[id]
    if (!entity) throw new Error(`no ${id}`)
    const { validate } = compileValidator(entity)
    const validated = of(id).map(
      (record) =>
        [
          record.id,
          [...validate(owned(entity, record)), ...(id === 'dealers' ? [] : (rules.get(id)?.validate?.(record, undefined, true) ?? []))],
        ] as const,
    )
    expect(validated.filter(([, errors]) => errors.length > 0)).toEqual([])
    expect(new Set(of(id).map((record) => record.id)).size).toBe(of(id).length)
    const derived = of(id).map((record) => rules.get(id)?.derive?.(record, undefined) ?? record)
    expect(derived).toEqual(of(id))
  })

  test('is the same every time', async () => {
    expect(JSON.stringify(await make())).toBe(JSON.stringify(batches))
  })

  test.each([
    ['salesOrders', 'approval'],
    ['salesOrders', 'shippingStatus'],
    ['purchaseOrders', 'approval'],
    ['purchaseOrders', 'shippingStatus'],
    ['demands', 'status'],
    ['cars', 'status'],
    ['auctions', 'status'],
  ])('has %s of every %s', (entity, field) => {
    expect(options(entity, field).length).toBeGreaterThan(1)
    expect(new Set(of(entity).map((record) => record[field]))).toEqual(new Set(options(entity, field)))
  })

  test('is large enough that lists page', () => {
    expect([of('salesOrders').length, of('purchaseOrders').length, of('cars').length >= 400]).toEqual([150, 80, true])
  })

  test('has stock that never goes below zero, and that deliveries explain', () => {
    const levels = new Map<string, number>()
    for (const { material, warehouse, quantity } of of('materialTransactions')) {
      const place = `${material} ${warehouse}`
      levels.set(place, (levels.get(place) ?? 0) + Number(quantity))
      expect(levels.get(place)).toBeGreaterThanOrEqual(0)
    }
    const sold = of('materialTransactions').filter(({ kind }) => kind === 'sale')
    const delivered = of('salesOrders').flatMap(({ lines }) => rows(lines))
    expect(sold.length).toBeGreaterThan(50)
    expect(-sum(sold, 'quantity')).toBe(delivered.reduce((total, line) => total + Number(line.deliveredQuantity ?? 0), 0))
  })

  test('names rows of its records that are there', () => {
    const lines = (entity: string) => of(entity).flatMap((record) => rows(record.lines))
    const ids = ['salesOrders', 'purchaseOrders', 'demands'].flatMap((entity) => lines(entity).map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    const named = [
      ...[...lines('invoices'), ...lines('purchases'), ...lines('stockDocuments')].map(({ orderLine }) => orderLine),
      ...lines('purchaseOrders').map(({ demandLine }) => demandLine),
      ...lines('salesOrders').map(({ returnedLine }) => returnedLine),
    ].filter((id) => typeof id === 'string')
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter((id) => !ids.includes(id))).toEqual([])
  })

  test('delivers only what is approved', () => {
    for (const order of [...of('salesOrders'), ...of('purchaseOrders')].filter(({ approval }) => approval !== 'approved')) {
      expect(rows(order.lines).every((line) => Number(line.deliveredQuantity ?? 0) === 0)).toBe(true)
    }
  })

  test('has postings whose entries sum to nothing, and wallets that are the sum of their postings', () => {
    for (const sides of Map.groupBy(of('postings'), ({ entry }) => entry).values())
      expect([sides.length, sum(sides, 'amount')]).toEqual([2, 0])
    for (const wallet of of('wallets')) {
      expect(
        sum(
          of('postings').filter((posting) => posting.wallet === wallet.id),
          'amount',
        ),
      ).toBe(Number(wallet.balance))
    }
    for (const wallet of of('wallets')) {
      const open = of('walletHolds').filter((hold) => hold.wallet === wallet.id)
      expect([sum(open, 'amount'), Number(wallet.held) < Number(wallet.balance)]).toEqual([Number(wallet.held), true])
    }
  })

  test('has auctions whose times fit their state and whose bids are what the rules make of them', () => {
    const now = NOW.toISOString()
    const cents = (value: unknown) => (value === null ? null : parseDecimal(String(value), 2))
    for (const auction of of('auctions')) {
      const { id, status, startsAt, endsAt, price, car, leader, winner, bidCount } = auction
      const phase = String(startsAt) > now ? 'upcoming' : String(endsAt) > now ? 'live' : 'ended'
      expect(phase).toBe(status === 'upcoming' || status === 'live' ? status : 'ended')
      const bids = of('bids').filter((bid) => bid.auction === id)
      const owner = of('cars').find((one) => one.id === car)?.owner
      for (const { at, bidder } of bids) {
        expect(String(at) > String(startsAt) && String(at) < String(endsAt) && String(at) <= now).toBe(true)
        expect(bidder).not.toBe(owner)
      }
      const terms = {
        startPrice: cents(auction.startPrice) ?? 0n,
        reserve: cents(auction.reserve),
        increments: DEFAULT_INCREMENTS,
        plannedEnd: Date.parse(String(endsAt)),
      }
      const offers = bids.map((bid) => ({ bidder: String(bid.bidder), maximum: cents(bid.maximum) ?? 0n, at: Date.parse(String(bid.at)) }))
      const { state } = replay(terms, offers, terms.plannedEnd)
      expect([cents(price), leader, bidCount]).toEqual([state.price, state.leader, state.bidCount])
      expect(winner).toBe(status === 'sold' ? state.leader : null)
      const outcome = { saleType: String(auction.saleType) as 'pure', price: state.price, reserve: terms.reserve }
      if (phase === 'ended') expect(statusAtEnd(outcome)).toBe(status)
    }
  })
})

describeEachEngine('the demo’s dealership in the database', (engine) => {
  const hub = engineApp(engine, { customers: 30 })

  const read = async (entity: string, filter: object = {}) =>
    (await hub.as(ADMIN, { url: `/api/${entity}?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,19]` })).json()

  test.each([
    'salesOrders',
    'purchaseOrders',
    'demands',
    'materials',
    'paymentPlans',
    'numberingTemplates',
    'cars',
    'dealers',
    'reports',
    'subscriptions',
    'targets',
    'commissionRules',
  ])('holds %s that saving again changes nothing of', async (entity) => {
    const found = await read(entity)
    expect(found.length).toBeGreaterThan(0)
    for (const row of found) {
      const saved = await hub.as(ADMIN, { method: 'PUT', url: `/api/${entity}/${row.id}`, payload: row })
      expect([saved.statusCode, saved.json()]).toEqual([200, row])
    }
  })

  test('goes on with the next slip number', async () => {
    const orders: { ficheNumber: string; date: string }[] = (
      await hub.as(ADMIN, { url: `/api/salesOrders?sort=${encodeURIComponent('["ficheNumber","DESC"]')}&range=[0,0]` })
    ).json()
    const [last] = orders
    const [customer] = await read('customers', { blocked: false })
    const [warehouse] = await read('warehouses')
    const made = await hub.as(ADMIN, {
      method: 'POST',
      url: '/api/salesOrders',
      payload: { date: last?.date, customer: customer.id, warehouse: warehouse.id },
    })
    const serial = Number(last?.ficheNumber.slice(-6)) + 1
    expect(made.json().ficheNumber).toBe(`${last?.ficheNumber.slice(0, -6)}${String(serial).padStart(6, '0')}`)
  })
})
