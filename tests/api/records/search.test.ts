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

  it('finds a record by its id, as lists do, with their filters and for those who see it only', async () => {
    const lot = { name: 'Found by id', address: 'Quay 2' }
    const { id } = (await hub.as(ADMIN, { method: 'POST', url: '/api/carLots', payload: lot })).json<{ readonly id: string }>()
    const idsOf = async (filter: object, email = ADMIN) => {
      const listed = await hub.as(email, { url: `/api/carLots?${new URLSearchParams({ filter: JSON.stringify(filter) })}` })
      return listed.json<{ readonly id: string }[]>().map((one) => one.id)
    }
    for (const text of [id, ` ${id.toUpperCase()} `]) {
      // The audit trail names the record, in a text that its search reads.
      const found = (await search(ADMIN, text)).filter(({ entity }) => entity !== 'auditEntries')
      expect(found.map(({ entity, record }) => [entity, record.id])).toEqual([['carLots', id]])
      expect(await idsOf({ q: text })).toEqual([id])
    }
    expect(await idsOf({ q: id, name: lot.name })).toEqual([id])
    expect(await idsOf({ q: id, name: 'Another' })).toEqual([])
    expect(await idsOf({ q: `${id} quay` })).toEqual([])
    expect([await search(DEALER, id), await idsOf({ q: id }, DEALER)]).toEqual([[], []])
    const trail = await hub.as(ADMIN, { url: `/api/auditEntries?${new URLSearchParams({ filter: JSON.stringify({ q: id }) })}` })
    expect(trail.json().map(({ recordId }: { readonly recordId: string }) => recordId)).toEqual([id])
  })

  it('finds records by an id that is their code, by its beginning too, in the lists, the pickers and the palette', async () => {
    const listed = async (entity: string, filter: object): Promise<readonly string[]> => {
      const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,19]' })
      return (await hub.as(DEALER, { url: `/api/${entity}?${query}` })).json<{ readonly id: string }[]>().map(({ id }) => id)
    }
    const found = (await search(DEALER, 'usd')).map(({ entity, record }) => [entity, record.id])
    expect(found).toContainEqual(['currencies', 'USD'])
    expect(await listed('currencies', { q: 'Usd' })).toEqual(['USD'])
    expect(await listed('currencies', { q: 'usd dollar' })).toEqual(['USD'])
    expect(await listed('currencies', { q: 'SD' })).toContain('SDG')
    expect(await listed('countries', { q: 'gb' })).toEqual(['GB'])
    expect(await listed('countries', { id_contains: 'gb' })).toEqual(['GB'])
    expect(await listed('countries', { q: 'gb', id: 'FR' })).toEqual([])
  })

  it('tells by a filter whether a unique value is taken as saving would, which is within the tenant', async () => {
    const [house] = (await hub.as(ADMIN, { url: '/api/materials?range=[0,0]' })).json<
      { readonly code: string; readonly mainUnit: string }[]
    >()
    const firm = (await hub.repository.of('users').findOne(hub.db.read, { email: DEALER }))?.firm ?? ''
    const material = { code: house?.code ?? '', name: 'Of the dealer', mainUnit: house?.mainUnit ?? '' }
    const taken = async () => {
      const filter = JSON.stringify({ code: material.code, firm })
      return (await hub.as(DEALER, { url: `/api/materials?${new URLSearchParams({ filter })}` })).json().length
    }
    const save = async () => (await hub.as(DEALER, { method: 'POST', url: '/api/materials', payload: material })).statusCode
    expect([await taken(), await save()]).toEqual([0, 201])
    expect([await taken(), await save()]).toEqual([1, 422])
    const lot = { name: 'Taken by another firm', address: 'Quay 3' }
    await hub.as(ADMIN, { method: 'POST', url: '/api/carLots', payload: lot })
    const filter = JSON.stringify({ name: lot.name })
    expect((await hub.as(DEALER, { url: `/api/carLots?${new URLSearchParams({ filter })}` })).json()).toEqual([])
    expect((await hub.as(DEALER, { method: 'POST', url: '/api/carLots', payload: lot })).statusCode).toBe(201)
  })

  it('answers nothing to no words, and asks who it is', async () => {
    expect(await search(ADMIN, '  ')).toEqual([])
    expect((await hub.app.inject({ url: '/api/search?q=a' })).statusCode).toBe(401)
  })
})
