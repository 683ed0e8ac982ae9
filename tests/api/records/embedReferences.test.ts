import { beforeAll, expect, test } from 'vitest'
import { ADMIN, DEALER } from '../../support/app/app.ts'
import { proposal } from '../../support/app/orders.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { statementsOf } from '../../support/database/statementsOf.ts'

describeEachEngine('a page that brings along what it refers to', (engine) => {
  const hub = engineApp(engine)
  beforeAll(async () => {
    for (let made = 0; made < 3; made += 1) await proposal(hub)
  })

  const read = async (url: string, email = ADMIN) => (await hub.as(email, { url: `/api/${url}` })).json()

  test('answers the same rows, and the records as their reader gets them one by one', async () => {
    const page = 'salesOrders?range=[0,2]'
    const { data, references } = await read(`${page}&embed=references`)
    expect(data).toEqual(await read(page))
    const [order] = data
    expect(references.customers[order.customer]).toEqual(await read(`customers/${order.customer}`))
    expect(references.warehouses[order.warehouse]).toEqual(await read(`warehouses/${order.warehouse}`))
  })

  test('holds nothing that the reader may not see, and null for what is outside their scope', async () => {
    for (const page of ['bids', 'salesOrders', 'cars']) {
      const { references } = await read(`${page}?range=[0,24]&embed=references`, DEALER)
      for (const [entity, records] of Object.entries<object>(references))
        for (const [id, record] of Object.entries(records)) {
          const answer = await hub.as(DEALER, { url: `/api/${entity}?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}` })
          expect([entity, id, answer.json()]).toEqual([entity, id, record === null ? [] : [record]])
        }
    }
  })

  test('takes as many statements for many rows as for one', async () => {
    const counts: number[] = []
    for (const range of ['[0,0]', '[0,0]', '[0,2]']) {
      counts.push((await statementsOf(hub.db, () => read(`salesOrders?range=${range}&embed=references`))).length)
    }
    expect(counts[1]).toBeGreaterThan(0)
    expect(counts[2]).toBeLessThanOrEqual((counts[1] ?? 0) + 1)
  })
})
