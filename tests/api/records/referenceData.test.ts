import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../../../schemas/users.ts'
import { loadModel } from '../../../src/model/loadModel.ts'
import { buildApp } from '../../../src/server/app.ts'
import { migrate } from '../../../src/server/db/migrate/migrate.ts'
import { openDatabase } from '../../../src/server/db/openDatabase.ts'
import { createRepository } from '../../../src/server/db/repository/createRepository.ts'
import { referenceData } from '../../../src/server/seed/referenceData.ts'
import { seedDatabase } from '../../../src/server/seed/seedDatabase.ts'
import type { Config } from '../../../src/server/start/config.ts'
import { loadFieldTypes } from '../../../src/server/start/fieldTypes.ts'
import { loadSchemas } from '../../../src/server/start/loadSchemas.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

const ACCOUNT = { email: 'first@house.test', password: 'Quiet-Harbour-71' }

const CONFIG: Config = {
  production: true,
  host: '127.0.0.1',
  port: 0,
  dataDir: '',
  publicUrl: 'http://hub.test',
  trustProxy: [],
  logLevel: 'fatal',
  variables: {},
  admin: ACCOUNT,
}

const REFERENCE = await referenceData()

describeEachEngine('a fresh installation in production', (engine) => {
  const opened = async () => {
    const { types, columns } = await loadFieldTypes()
    const model = loadModel(await loadSchemas('schemas'), types, { roles: users.properties.roles.items.enum })
    const db = await openDatabase(engine.database)
    await migrate(db, model, columns)
    const target = { config: CONFIG, db, model, repository: createRepository(db, model, columns) }
    // Two processes that start at once: one adds the data, and neither fails.
    await Promise.all([seedDatabase(target), seedDatabase(target)])
    const app = await buildApp({
      ...target,
      secret: randomBytes(32).toString('hex'),
      columns,
      clock: () => new Date(),
      random: randomBytes,
    })
    const { token } = (await app.inject({ method: 'POST', url: '/api/Auth/login', payload: ACCOUNT })).json<{ token: string }>()
    const headers = { authorization: `Bearer ${token}` }
    const call = (method: 'GET' | 'DELETE' | 'PATCH' | 'PUT' | 'POST', url: string, payload?: object) =>
      app.inject({ method, url: `/api/${url}`, headers, ...(payload && { payload }) })
    return { app, db, target, call }
  }
  let hub: Awaited<ReturnType<typeof opened>>
  beforeAll(async () => {
    hub = await opened()
  })
  afterAll(async () => {
    await hub.app.close()
    await hub.db.close()
  })

  const total = async (entity: string) => {
    const range = (await hub.call('GET', `${entity}?range=[0,0]`)).headers['content-range']
    return Number(String(range).split('/')[1])
  }

  test.each(REFERENCE.map(({ entity, records }) => [entity, records.length]))('has its %s', async (entity, count) => {
    expect(await total(String(entity))).toBe(count)
  })

  test('has nothing of the demo', async () => {
    for (const entity of ['customers', 'materials', 'salesOrders', 'cars', 'auctions', 'wallets'])
      expect([entity, await total(entity)]).toEqual([entity, 0])
  })

  test('keeps what a user has changed, and does not restore what a user has deleted', async () => {
    const [gone, changed] = (await hub.call('GET', `salesOrderStatuses?filter=${encodeURIComponent('{"isDefault":false}')}`)).json<
      { id: string; name: string }[]
    >()
    expect((await hub.call('DELETE', `salesOrderStatuses/${gone?.id}`)).statusCode).toBe(200)
    expect((await hub.call('PUT', `salesOrderStatuses/${changed?.id}`, { ...changed, name: 'Being washed' })).statusCode).toBe(200)
    expect(await seedDatabase(hub.target)).toBe(false)
    expect((await hub.call('GET', `salesOrderStatuses/${gone?.id}`)).statusCode).toBe(404)
    expect((await hub.call('GET', `salesOrderStatuses/${changed?.id}`)).json().name).toBe('Being washed')
  })

  test('adds missing records beside one entered by a user under the same code', async () => {
    const { db, target, call } = hub
    const [dozen] = (await call('GET', `measurementUnits?filter=${encodeURIComponent('{"code":"DZ"}')}`)).json<{ id: string }[]>()
    const [drum] = (await call('GET', `measurementUnits?filter=${encodeURIComponent('{"code":"DRUM"}')}`)).json<{ id: string }[]>()
    for (const id of [dozen?.id, drum?.id]) expect((await call('DELETE', `measurementUnits/${id}`)).statusCode).toBe(200)
    expect((await call('POST', 'measurementUnits', { code: 'DZ', name: 'Our dozen', firm: 'house' })).statusCode).toBe(201)
    const marks = [dozen?.id, drum?.id].map((id) => `measurementUnits:${id}`)
    await db.write((trx) => trx.deleteFrom('referenceMarks').where('id', 'in', marks).execute())
    await seedDatabase(target)
    const names = (await call('GET', 'measurementUnits?range=[0,99]')).json<{ code: string; name: string }[]>()
    expect(names.filter(({ code }) => code === 'DZ').map(({ name }) => name)).toEqual(['Our dozen'])
    expect(names.filter(({ code }) => code === 'DRUM')).toHaveLength(1)
  })
})
