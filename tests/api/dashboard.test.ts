import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Dashboard } from '../../src/server/services/dashboard.ts'
import { ADMIN, createTestApp, DEALER, type TestApp } from '../support/app.ts'
import { describeEachEngine } from '../support/describeEachEngine.ts'

interface Order {
  readonly date: string
  readonly approval: string
  readonly netTotal: string
}

interface Movement {
  readonly material: string
  readonly quantity: string
}

interface Material {
  readonly id: string
  readonly active: boolean
  readonly minimumStock: string | null
}

const NOW = new Date()

const firstMonth = new Date(Date.UTC(NOW.getUTCFullYear(), NOW.getUTCMonth() - 11, 1)).toISOString().slice(0, 7)

const cents = (amount: string): number => Math.round(Number(amount) * 100)

const sumBy = <T>(rows: readonly T[], keyOf: (row: T) => string, amountOf: (row: T) => number): Record<string, number> => {
  const sums: Record<string, number> = {}
  for (const row of rows) sums[keyOf(row)] = (sums[keyOf(row)] ?? 0) + amountOf(row)
  return sums
}

describeEachEngine('the start page', (engine) => {
  let hub: TestApp

  beforeAll(async () => {
    hub = await createTestApp({ database: engine.database, clock: () => NOW })
  })
  afterAll(() => hub?.close())

  const dashboard = async (email: string): Promise<Dashboard> => (await hub.as(email, { url: '/api/dashboard' })).json()

  const all = async <T>(entity: string): Promise<readonly T[]> => {
    const query = new URLSearchParams({ range: '[0,999]', sort: '["id","ASC"]' })
    return (await hub.as(ADMIN, { url: `/api/${entity}?${query}` })).json()
  }

  it('adds up the approved sales orders of twelve months, to the cent', async () => {
    const orders = (await all<Order>('salesOrders')).filter(
      ({ approval, date }) => approval === 'approved' && date.slice(0, 7) >= firstMonth,
    )
    expect(orders.length).toBeGreaterThan(0)
    const { sales } = await dashboard(ADMIN)
    const month = ({ date }: Order) => date.slice(0, 7)
    expect(
      sumBy(
        sales ?? [],
        (each) => each.month,
        ({ netTotal }) => cents(netTotal),
      ),
    ).toEqual(sumBy(orders, month, ({ netTotal }) => cents(netTotal)))
    expect(
      sumBy(
        sales ?? [],
        (each) => each.month,
        (each) => each.orders,
      ),
    ).toEqual(sumBy(orders, month, () => 1))
  })

  it('names the active materials of which less is there than there should be, and no others', async () => {
    const onHand = sumBy(
      await all<Movement>('materialTransactions'),
      ({ material }) => material,
      ({ quantity }) => Number(quantity),
    )
    const materials = await all<Material>('materials')
    const short = materials.filter(
      ({ id, active, minimumStock }) => active && minimumStock !== null && (onHand[id] ?? 0) < Number(minimumStock),
    )
    expect(short.length).toBeLessThan(materials.length)
    expect([...((await dashboard(ADMIN)).lowStock ?? [])].sort()).toEqual(short.map(({ id }) => id).sort())
  })

  it('tells nothing of lists that are denied, and nothing to visitors', async () => {
    expect((await dashboard(DEALER)).sales).not.toBeNull()
    const right = { role: 'Dealer', entity: 'salesOrders', action: 'list', effect: 'deny' }
    const made = await hub.as(ADMIN, { method: 'POST', url: '/api/userRights', payload: right })
    expect(made.statusCode).toBeLessThan(300)
    const { sales, lowStock } = await dashboard(DEALER)
    expect(sales).toBeNull()
    expect(lowStock).not.toBeNull()
    expect((await hub.as(undefined, { url: '/api/dashboard' })).statusCode).toBe(401)
  })
})
