import { beforeAll, expect, it } from 'vitest'
import type { Dashboard, Figure } from '../../../src/domain/dashboard.ts'
import { BUCKETS, DAYS } from '../../../src/domain/dashboardPeriod.ts'
import { ADMIN, DEALER } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

interface Order {
  readonly id: string
  readonly date: string
  readonly approval: string
  readonly netTotal: string
  readonly slipType: string
}

interface Movement {
  readonly firm: string
  readonly material: string
  readonly quantity: string
}

interface Material {
  readonly firm: string
  readonly id: string
  readonly active: boolean
  readonly countable: boolean
  readonly minimumStock: string | null
}

interface Low {
  readonly material: string
  readonly reserved: string
}

interface Bid {
  readonly auction: string
  readonly bidder: string
  readonly at: string
  readonly status: string
}

interface Auction {
  readonly id: string
  readonly status: string
  readonly endsAt: string
}

interface Wallet {
  readonly currency: string
  readonly balance: string
  readonly held: string
}

interface Posting {
  readonly at: string
  readonly amount: string
}

let now = new Date()

const DAY_MS = 24 * 60 * 60 * 1000
const daysAgo = (days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString()

const monthsAgo = (months: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 7)

const cents = (amount: string): number => Math.round(Number(amount) * 100)

const sumBy = <T>(rows: readonly T[], keyOf: (row: T) => string, amountOf: (row: T) => number): Record<string, number> => {
  const sums: Record<string, number> = {}
  for (const row of rows) sums[keyOf(row)] = (sums[keyOf(row)] ?? 0) + amountOf(row)
  return sums
}

/** Sums of the last thirty days and of the thirty days before. */
const windows = <T>(rows: readonly T[], timeOf: (row: T) => string, amountOf: (row: T) => number) => {
  const inside = (from: number, to: number) =>
    rows.filter((row) => timeOf(row) >= daysAgo(from) && timeOf(row) < daysAgo(to)).reduce((sum, row) => sum + amountOf(row), 0)
  return { value: inside(DAYS, 0), before: inside(2 * DAYS, DAYS) }
}

/** Whole days count, including today. */
const dayWindows = (rows: readonly Order[], amountOf: (row: Order) => number) => {
  const inside = (from: number, to: number) =>
    rows
      .filter(({ date }) => date >= daysAgo(from).slice(0, 10) && date < daysAgo(to).slice(0, 10))
      .reduce((sum, row) => sum + amountOf(row), 0)
  return { value: inside(DAYS - 1, -1), before: inside(2 * DAYS - 1, DAYS - 1) }
}

const read = ({ value, before }: Figure) => ({ value: cents(value), before: cents(before) })

/** Returns are subtracted. */
const counted = ({ netTotal, slipType }: Order): number => (slipType.endsWith('Return') ? -cents(netTotal) : cents(netTotal))

const hundred = () => 100

describeEachEngine('the start page', (engine) => {
  const hub = engineApp(engine, { clock: () => now })
  // Not before the application has settled the lots of the demo that have ended.
  beforeAll(() => {
    now = new Date()
  })

  const dashboard = async (email: string): Promise<Dashboard> => (await hub.as(email, { url: '/api/dashboard' })).json()

  const all = async <T>(entity: string, email = ADMIN): Promise<readonly T[]> => {
    const query = new URLSearchParams({ range: '[0,999]', sort: '["id","ASC"]' })
    return (await hub.as(email, { url: `/api/${entity}?${query}` })).json()
  }

  it('adds up the approved sales orders of twelve months, to the cent', async () => {
    const orders = (await all<Order>('salesOrders')).filter(
      ({ approval, date }) => approval === 'approved' && date.slice(0, 7) >= monthsAgo(11),
    )
    expect(orders.length).toBeGreaterThan(0)
    const { salesByMonth } = await dashboard(ADMIN)
    const month = ({ date }: Order) => date.slice(0, 7)
    const figures = (amountOf: (each: NonNullable<Dashboard['salesByMonth']>[number]) => number) =>
      sumBy(salesByMonth ?? [], (each) => each.month, amountOf)
    expect(figures(({ netTotal }) => cents(netTotal))).toEqual(sumBy(orders, month, counted))
    expect(figures((each) => each.orders)).toEqual(sumBy(orders, month, () => 1))
  })

  it('says what cars sold this month have earned, and names the firm’s currency first', async () => {
    const month = daysAgo(0).slice(0, 7)
    const cars = await all<{ status: string; saleDate: string | null; profit: string | null }>('cars')
    const sold = cars.filter(
      ({ status, saleDate, profit }) => ['sold', 'delivered'].includes(status) && saleDate?.startsWith(month) && profit,
    )
    const earned = sold.reduce((sum, { profit }) => sum + cents(profit ?? '0'), 0)
    const { carProfit } = await dashboard(ADMIN)
    const [only] = carProfit ?? []
    expect([only ? cents(only.profit) : 0, only?.cars ?? 0]).toEqual([earned, sold.length])
    const costs = [{ kind: 'purchase', date: '2026-01-01', amount: '10.00', currency: 'USD' }]
    const car = (await hub.as(ADMIN, { method: 'POST', url: '/api/cars', payload: { make: 'A', model: 'B', year: 2001, costs } })).json()
    const firstOf = async (entity: string) => (await all<{ id: string }>(entity))[0]?.id
    const customers = await all<{ id: string; blocked: boolean }>('customers')
    const payload = {
      date: daysAgo(0).slice(0, 10),
      customer: customers.find(({ blocked }) => !blocked)?.id,
      warehouse: await firstOf('warehouses'),
      currency: 'USD',
      lines: [{ lineType: 'material', car: car.id, quantity: '1', price: '30.00', vatPercentage: '20' }],
    }
    const order = (await hub.as(ADMIN, { method: 'POST', url: '/api/salesOrders', payload })).json()
    expect((await hub.as(ADMIN, { method: 'POST', url: `/api/salesOrders/${order.id}/approve` })).statusCode).toBe(200)
    const after = await dashboard(ADMIN)
    expect(after.carProfit?.at(-1)).toEqual({ currency: 'USD', profit: '20.00', cars: 1 })
    expect(after.sales?.map(({ currency }) => currency)).toEqual(['EUR', 'USD'])
    await hub.as(ADMIN, { method: 'POST', url: `/api/salesOrders/${order.id}/cancel` })
  })

  it('sums up thirty days, and the thirty before', async () => {
    const orders = await all<Order>('salesOrders')
    const approved = orders.filter(({ approval }) => approval === 'approved')
    const figures = await dashboard(ADMIN)
    expect(figures.sales?.map(read)).toEqual([dayWindows(approved, counted)])
    expect(figures.orders && read(figures.orders)).toEqual(dayWindows(orders, hundred))
    const sold = (await all<Auction>('auctions')).filter(({ status }) => status === 'sold')
    expect(figures.carsSold && read(figures.carsSold)).toEqual(windows(sold, ({ endsAt }) => endsAt, hundred))
    const bought = (await all<Order>('purchaseOrders')).filter(({ approval }) => approval === 'approved')
    expect(figures.purchases?.map(read)).toEqual([dayWindows(bought, counted)])
    for (const { value, trend } of [figures.sales?.[0], figures.orders, figures.carsSold, figures.purchases?.[0]].filter(
      (each) => !!each,
    )) {
      expect(Number(value)).toBeGreaterThan(0)
      expect(trend.length).toBe(BUCKETS)
      expect(trend.reduce((sum, step) => sum + cents(step), 0)).toBe(cents(value))
    }
  })

  it('counts orders without a currency in that of their firm', async () => {
    const { sales, purchases, salesByMonth } = await dashboard(ADMIN)
    const orders = [...(await all<Order>('salesOrders')), ...(await all<Order>('purchaseOrders'))].filter((_, at) => at % 2 === 0)
    const ids = orders.map(({ id }) => id)
    for (const table of ['salesOrders', 'purchaseOrders'])
      await hub.db.write((trx) => trx.updateTable(table).set({ currency: null }).where('id', 'in', ids).execute())
    expect(await dashboard(ADMIN)).toMatchObject({ sales, purchases, salesByMonth })
  })

  it('shows a dealer their own bidding and money only', async () => {
    const figures = await dashboard(DEALER)
    const bids = await all<Bid>('bids', DEALER)
    const auctions = await all<Auction>('auctions')
    const ends = new Map(auctions.map(({ id, endsAt }) => [id, endsAt]))
    const won = bids.filter(({ status }) => status === 'won').map(({ auction }) => ends.get(auction) ?? '')
    expect(figures.won && read(figures.won)).toEqual(windows(won, (at) => at, hundred))
    const recent = (times: readonly string[]) =>
      sumBy(
        times.filter((at) => at.slice(0, 7) >= monthsAgo(11)),
        (at) => at.slice(0, 7),
        () => 1,
      )
    const months = (count: 'joined' | 'won') =>
      Object.fromEntries((figures.biddingByMonth ?? []).filter((each) => each[count] > 0).map((each) => [each.month, each[count]]))
    expect(figures.biddingByMonth?.map(({ month }) => month)).toEqual(Array.from({ length: 12 }, (_, index) => monthsAgo(11 - index)))
    const mine = new Set(bids.map(({ auction }) => auction))
    const joined = auctions.filter(({ id, status }) => mine.has(id) && ['sold', 'unsold'].includes(status))
    expect(joined.length).toBeGreaterThan(won.length)
    expect(months('joined')).toEqual(recent(joined.map(({ endsAt }) => endsAt)))
    expect(months('won')).toEqual(recent(won))
    const [wallet] = await all<Wallet>('wallets', DEALER)
    const postings = await all<Posting>('postings', DEALER)
    const balanceAt = (time: string) => postings.filter(({ at }) => at < time).reduce((sum, { amount }) => sum + cents(amount), 0)
    const [own] = figures.wallets ?? []
    expect([own?.currency, own?.balance, own?.held]).toEqual([wallet?.currency, wallet?.balance, wallet?.held])
    expect(own?.trend.map(cents)).toEqual(
      Array.from({ length: BUCKETS }, (_, step) => balanceAt(daysAgo(DAYS - ((step + 1) * DAYS) / BUCKETS))),
    )
    const { won: others, wallets, biddingByMonth } = await dashboard(ADMIN)
    expect([others, wallets, biddingByMonth]).toEqual([null, null, null])
  })

  it('counts the visible cars, by status', async () => {
    for (const email of [ADMIN, DEALER]) {
      const cars = await all<{ readonly status: string }>('cars', email)
      const figures = (await dashboard(email)).cars ?? []
      expect(Object.fromEntries(figures.filter(({ count }) => count > 0).map(({ name, count }) => [name, count]))).toEqual(
        sumBy(
          cars,
          ({ status }) => status,
          () => 1,
        ),
      )
    }
  })

  it('counts what awaits a decision: of an Admin all, of a dealer what their firm decides', async () => {
    const { waiting } = await dashboard(ADMIN)
    const proposals = (await all<Order & { readonly createdDate: string }>('salesOrders')).filter(({ approval }) => approval === 'proposal')
    const [oldest] = proposals.map(({ createdDate }) => createdDate).toSorted()
    expect(waiting.map(({ name }) => name).toSorted()).toEqual(['auctions', 'demands', 'purchaseOrders', 'salesOrders', 'walletRequests'])
    expect(waiting.find(({ name }) => name === 'salesOrders')).toEqual({ name: 'salesOrders', count: proposals.length, since: oldest })
    const wanted = (await all<Auction & { readonly date: string }>('demands')).filter(({ status }) => status === 'proposal')
    const [first] = wanted.map(({ date }) => date).toSorted()
    expect(waiting.find(({ name }) => name === 'demands')).toEqual({ name: 'demands', count: wanted.length, since: first })
    expect(waiting.every(({ count }) => count > 0)).toBe(true)
    const ofFirm = (await all<Order>('salesOrders', DEALER)).filter(({ approval }) => approval === 'proposal')
    const own = (await dashboard(DEALER)).waiting
    expect(own.map(({ name }) => name).filter((name) => !['demands', 'purchaseOrders', 'salesOrders'].includes(name))).toEqual([])
    expect(own.find(({ name }) => name === 'salesOrders')?.count).toBe(ofFirm.length)
    expect(ofFirm.length).toBeGreaterThan(0)
  })

  it('names the active materials of which less is available than there should be, as the stock page does, and no others', async () => {
    const materials = await all<Material>('materials')
    const owners = new Map(materials.map(({ id, firm }) => [id, firm]))
    const onHand = sumBy(
      (await all<Movement>('materialTransactions')).filter(({ material, firm }) => owners.get(material) === firm),
      ({ material }) => material,
      ({ quantity }) => Number(quantity),
    )
    const low = (await hub.as(ADMIN, { url: '/api/stock/low' })).json<readonly Low[]>()
    const reserved = new Map(low.map((row) => [row.material, Number(row.reserved)]))
    const available = (id: string): number => (onHand[id] ?? 0) - (reserved.get(id) ?? 0)
    const short = materials.filter(
      ({ id, active, countable, minimumStock }) => active && countable && minimumStock !== null && available(id) < Number(minimumStock),
    )
    expect(short.length).toBeGreaterThan(0)
    expect(short.length).toBeLessThan(materials.length)
    expect(short.some(({ id, minimumStock }) => (onHand[id] ?? 0) >= Number(minimumStock))).toBe(true)
    const figures = (await dashboard(ADMIN)).lowStock ?? []
    const facts = (rows: readonly { readonly id: string; readonly available: number; readonly minimum: number }[]) =>
      rows.toSorted((a, b) => a.id.localeCompare(b.id))
    const shown = figures.map(({ id, available, minimum }) => ({ id, available: Number(available), minimum: Number(minimum) }))
    expect(facts(shown)).toEqual(
      facts(short.map(({ id, minimumStock }) => ({ id, available: available(id), minimum: Number(minimumStock) }))),
    )
    const missing = shown.map(({ available, minimum }) => minimum - available)
    expect(missing).toEqual(missing.toSorted((a, b) => b - a))
    expect(shown.map(({ id }) => id).toSorted()).toEqual(low.map(({ material }) => material).toSorted())
  })

  it('shows nothing of lists that are denied, and nothing to visitors', async () => {
    const before = await dashboard(DEALER)
    expect([before.sales, before.orders, before.salesByMonth]).not.toContain(null)
    const right = { role: 'Dealer', entity: 'salesOrders', action: 'list', effect: 'deny' }
    const made = await hub.as(ADMIN, { method: 'POST', url: '/api/userRights', payload: right })
    expect(made.statusCode).toBeLessThan(300)
    const { sales, orders, salesByMonth, lowStock } = await dashboard(DEALER)
    expect([sales, orders, salesByMonth]).toEqual([null, null, null])
    expect(lowStock).not.toBeNull()
    expect((await hub.as(undefined, { url: '/api/dashboard' })).statusCode).toBe(401)
  })
})
