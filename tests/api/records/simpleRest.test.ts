import simpleRest from 'ra-data-simple-rest'
import { fetchUtils } from 'react-admin'
import { beforeAll, expect, test } from 'vitest'
import { HOUSE_FIRM } from '../../../schemas/parts/tenancy.ts'
import { ADMIN } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

/** Another product's client: the unchanged package, over HTTP, for an Admin viewing one firm. */
describeEachEngine('ra-data-simple-rest, unmodified', (engine) => {
  const hub = engineApp(engine, { customers: 50 })
  let provider: ReturnType<typeof simpleRest>

  beforeAll(async () => {
    const origin = await hub.app.listen({ host: '127.0.0.1', port: 0 })
    const token = `Bearer ${await hub.token(ADMIN)}`
    provider = simpleRest(`${origin}/api`, (url, options = {}) => {
      const headers = new Headers({ ...Object.fromEntries(new Headers(options.headers)), 'X-Firm': HOUSE_FIRM })
      return fetchUtils.fetchJson(url, { ...options, headers, user: { authenticated: true, token } })
    })
  })

  const page = (perPage: number, number = 1) => ({ page: number, perPage })
  const customer = (code: string) => ({
    code,
    firstName: 'Ada',
    secondName: code,
    email: `${code}@example.com`.toLowerCase(),
    phoneNumber: '+442079460958',
    address: '1 High Street',
  })

  test('getList: pages, sort, filter and total', async () => {
    const sort = { field: 'code', order: 'DESC' } as const
    const { data, total } = await provider.getList('customers', { pagination: page(10, 2), sort, filter: {} })
    expect(total).toBe(50)
    expect(data.map(({ code }) => code)).toEqual(Array.from({ length: 10 }, (_, index) => `C000${40 - index}`))
    const turkish = await provider.getList('customers', { pagination: page(100), sort, filter: { country: 'TR' } })
    expect(turkish.data).toHaveLength(turkish.total ?? -1)
    expect(turkish.data.every(({ country }) => country === 'TR')).toBe(true)
    const none = await provider.getList('customers', { pagination: page(10), sort, filter: { code: 'none' } })
    expect(none).toMatchObject({ data: [], total: 0 })
  })

  test('getOne and getMany', async () => {
    const { data } = await provider.getOne('currencies', { id: 'EUR' })
    expect(data).toMatchObject({ id: 'EUR', digits: 2 })
    const many = await provider.getMany('currencies', { ids: ['TRY', 'EUR', 'nowhere', 'GBP'] })
    expect(many.data.map(({ id }) => id).toSorted()).toEqual(['EUR', 'GBP', 'TRY'])
    const { data: all } = await provider.getList('customers', { pagination: page(50), sort: { field: 'id', order: 'ASC' }, filter: {} })
    const ids = Array.from({ length: 20 }, () => all.map(({ id }) => id)).flat()
    expect((await provider.getMany('customers', { ids })).data.length).toBeGreaterThanOrEqual(50)
  })

  test('getManyReference', async () => {
    const sort = { field: 'code', order: 'ASC' } as const
    const { data, total } = await provider.getManyReference('bankAccounts', {
      target: 'currency',
      id: 'EUR',
      pagination: page(5),
      sort,
      filter: { active: true },
    })
    expect(data).toHaveLength(5)
    expect(total).toBeGreaterThan(5)
    expect(data.every(({ currency }) => currency === 'EUR')).toBe(true)
  })

  test('create, update and delete', async () => {
    const { data: made } = await provider.create('customers', { data: customer('RA-1') })
    expect(made).toMatchObject({ code: 'RA-1', fullName: 'Ada RA-1' })
    const previousData = (await provider.getOne('customers', { id: made.id })).data
    const { data: changed } = await provider.update('customers', { id: made.id, data: { ...previousData, blocked: true }, previousData })
    expect(changed).toMatchObject({ blocked: true, _version: 2 })
    const { data: removed } = await provider.delete('customers', { id: made.id, previousData: changed })
    expect(removed?.id).toBe(made.id)
    await expect(provider.getOne('customers', { id: made.id })).rejects.toMatchObject({ status: 404 })
  })

  test('updateMany and deleteMany', async () => {
    const made = await Promise.all(['RA-2', 'RA-3'].map((code) => provider.create('customers', { data: customer(code) })))
    const ids = made.map(({ data }) => data.id)
    expect((await provider.updateMany('customers', { ids, data: { blocked: true } })).data).toEqual(ids)
    const { data } = await provider.getMany('customers', { ids })
    expect(data.map(({ blocked }) => blocked)).toEqual([true, true])
    expect((await provider.deleteMany('customers', { ids })).data).toEqual(ids)
    expect((await provider.getMany('customers', { ids })).data).toEqual([])
  })

  test('errors come at their fields, as react-admin reads them', async () => {
    const refused = provider.create('customers', { data: { ...customer('RA-4'), email: 'nobody' } })
    await expect(refused).rejects.toMatchObject({ status: 422, body: { errors: { email: 'Invalid email format' } } })
  })
})
