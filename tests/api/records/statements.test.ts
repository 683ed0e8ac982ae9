import { beforeAll, expect, test } from 'vitest'
import { ADMIN, DEALER } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { statementsOf } from '../../support/database/statementsOf.ts'
import { withBargains } from '../../support/models/bargains.ts'

describeEachEngine('the number of SQL statements', (engine) => {
  const hub = engineApp(engine, { schemas: withBargains, customers: 300 })
  beforeAll(async () => {
    for (let index = 0; index < 40; index += 1) {
      const payload = { name: `Deal ${index}`, tags: ['hot'], lines: [{ item: 'a' }, { item: 'b' }] }
      await hub.as(ADMIN, { method: 'POST', url: '/api/bargains', payload })
    }
  })

  async function statements(email: string, url: string): Promise<readonly string[]> {
    await hub.as(email, { url })
    return statementsOf(hub.db, async () => expect((await hub.as(email, { url })).statusCode).toBe(200))
  }

  test.each([
    ['customers', ADMIN],
    ['bargains', ADMIN],
    ['bargains', DEALER],
  ])('for a page of %s does not depend on its rows', async (entity, email) => {
    const counts: number[] = []
    for (const range of ['[0,0]', '[0,24]', '[0,399]']) counts.push((await statements(email, `/api/${entity}?range=${range}`)).length)
    expect(new Set(counts).size).toBe(1)
    expect(counts[0]).toBeGreaterThan(0)
    expect(counts[0]).toBeLessThanOrEqual(entity === 'customers' ? 2 : 4)
  })

  test('for one record is one, and one more for each table below it', async () => {
    const [customer] = (await hub.as(ADMIN, { url: '/api/customers' })).json()
    expect(await statements(ADMIN, `/api/customers/${customer.id}`)).toHaveLength(1)
    const [deal] = (await hub.as(ADMIN, { url: '/api/bargains' })).json()
    expect(await statements(ADMIN, `/api/bargains/${deal.id}`)).toHaveLength(3)
  })

  test('for a batch of ids that are not there does not depend on their number', async () => {
    const counts: number[] = []
    for (const count of [1, 50, 2_000]) {
      const payload = { action: 'delete', ids: Array.from({ length: count }, (_, index) => `nothing ${index}`) }
      const received = await statementsOf(hub.db, async () => {
        const { results } = (await hub.as(ADMIN, { method: 'POST', url: '/api/customers/batch', payload })).json()
        expect(results.map(({ status }: { status: number }) => status)).toEqual(Array.from({ length: count }, () => 404))
      })
      counts.push(received.length)
    }
    expect(new Set(counts).size).toBe(1)
    expect(counts[0]).toBeGreaterThan(0)
    expect(counts[0]).toBeLessThanOrEqual(16)
  })
})
