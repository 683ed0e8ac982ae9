import { expect, it } from 'vitest'
import type { Found } from '../../../src/server/records/read/searchRecords.ts'
import { ADMIN, DEALER } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

describeEachEngine('the search in everything', (engine) => {
  const hub = engineApp(engine)

  const search = async (email: string, q: string): Promise<readonly Found[]> =>
    (await hub.as(email, { url: `/api/search?${new URLSearchParams({ q })}` })).json()

  const entities = (found: readonly Found[]) => [...new Set(found.map(({ entity }) => entity))]

  it('finds records of several entities by a word in any of their searched fields', async () => {
    const label = { name: 'Zanzibar Quay', active: true }
    await hub.as(ADMIN, { method: 'POST', url: '/api/banks', payload: { code: 'ZQ1', ...label } })
    await hub.as(ADMIN, { method: 'POST', url: '/api/carLots', payload: { address: 'Quay 1', ...label } })
    const found = await search(ADMIN, 'zanzibár quay')
    expect(found.map(({ entity, record }) => [entity, record.name])).toEqual(
      expect.arrayContaining([
        ['banks', 'Zanzibar Quay'],
        ['carLots', 'Zanzibar Quay'],
      ]),
    )
    expect(found).toHaveLength(2)
  })

  it('shows only what the user’s lists would: no entities without the right, no rows outside the scope, no unreadable fields', async () => {
    expect(entities(await search(ADMIN, 'dealer'))).toContain('users')
    const users = (await search(DEALER, 'admin')).filter(({ entity }) => entity === 'users')
    expect(users.map(({ record }) => record.email)).not.toContain(ADMIN)
    const own = (await hub.as(DEALER, { url: '/api/cars?range=[0,999]' })).json<{ readonly id: string }[]>()
    const cars = (await search(DEALER, 'ford')).filter(({ entity }) => entity === 'cars')
    expect(cars.length).toBeGreaterThan(0)
    for (const { record } of cars) expect(own.map(({ id }) => id)).toContain(record.id)
    const all = (await search(ADMIN, 'ford')).filter(({ entity }) => entity === 'cars')
    expect(all.some(({ record }) => !own.some(({ id }) => id === record.id))).toBe(true)
  })

  it('answers nothing to no words, and asks who it is', async () => {
    expect(await search(ADMIN, '  ')).toEqual([])
    expect((await hub.app.inject({ url: '/api/search?q=a' })).statusCode).toBe(401)
  })
})
