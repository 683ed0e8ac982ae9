import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../../../schemas/users.ts'
import type { EntitySchema } from '../../../src/model/entitySchema.ts'
import { loadModel } from '../../../src/model/loadModel.ts'
import type { Model } from '../../../src/model/resolvedEntity.ts'
import type { Database } from '../../../src/server/db/database.ts'
import { migrate } from '../../../src/server/db/migrate/migrate.ts'
import { planMigration } from '../../../src/server/db/migrate/planMigration.ts'
import { openDatabase } from '../../../src/server/db/openDatabase.ts'
import { createRepository } from '../../../src/server/db/repository/createRepository.ts'
import type { Values } from '../../../src/server/db/repository/repository.ts'
import { firmBackfills } from '../../../src/server/features/firms/firmBackfills.sql.ts'
import { loadFieldTypes } from '../../../src/server/start/fieldTypes.ts'
import { loadSchemas } from '../../../src/server/start/loadSchemas.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { columnTypes, entityOf, modelOf } from '../../support/models/databaseModel.ts'

/** Schemas from before there were firms, as far as the migration reads them. */
const formerSchemas: EntitySchema[] = JSON.parse(readFileSync(new URL('../../support/models/beforeFirms.json', import.meta.url), 'utf8'))

const now = loadModel(await loadSchemas('schemas'), (await loadFieldTypes()).types, { roles: users.properties.roles.items.enum })

const user = (id: string, ...roles: string[]): Values => ({ id, name: id, email: `${id}@x.test`, roles, active: true })
const dealer = (id: string, userId: string, suspended: boolean): Values => ({
  ...{ id, userId, suspended, firstName: 'Dealer', lastName: id, userName: id, email: `${userId}@x.test` },
})

const ROWS: readonly (readonly [string, readonly Values[]])[] = [
  ['users', [user('ada', 'Admin'), user('dana', 'Dealer'), user('deniz', 'Dealer'), user('stray', 'Dealer')]],
  ['dealers', [dealer('d1', 'dana', false), dealer('d2', 'deniz', true)]],
  ['currencies', [{ id: 'EUR', name: 'Euro' }]],
  ['customers', [{ id: 'c1', code: 'C1', firstName: 'A', secondName: 'B' }]],
  ['salesmen', ['busy', 'idle'].map((id): Values => ({ id, code: id, name: id, userId: 'dana' }))],
  ['targets', [{ id: 't1', name: 'Target', salesman: 'idle' }]],
  ['salesOrders', [{ id: 'o1', customer: 'c1', salesman: 'busy', date: '2026-01-01' }]],
  ['materials', [{ id: 'm1', code: 'M1', name: 'Part' }]],
  ['carLots', [{ id: 'l1', name: 'Lot' }]],
  [
    'cars',
    [
      { id: 'k1', vin: 'V1', owner: 'dana', location: 'l1' },
      { id: 'k2', vin: 'V2', owner: 'ada', location: 'l1' },
      { id: 'k3', vin: 'V3' },
    ],
  ],
  [
    'wallets',
    [
      { id: 'w1', owner: 'dana', currency: 'EUR' },
      { id: 'w2', owner: 'ada', currency: 'EUR' },
    ],
  ],
  ['uploads', [{ id: 'u1', name: 'a', ownerId: 'deniz', size: 1 }]],
  ['numberSerials', [{ id: 'n1', templateId: 't', prefix: 'ORD', last: 7 }]],
]

describeEachEngine('a database from before firms', (engine) => {
  let db: Database

  async function fill(former: Model): Promise<void> {
    const repository = createRepository(db, former, columnTypes)
    await db.write(async (trx) => {
      for (const [entity, rows] of ROWS) for (const row of rows) await repository.insert(trx, entityOf(former, entity), row)
    })
  }

  beforeAll(async () => {
    db = await openDatabase(engine.database)
    const former = modelOf(...formerSchemas)
    await migrate(db, former, columnTypes)
    await fill(former)
    await migrate(db, now, columnTypes, { backfills: firmBackfills(now), allowLoss: true })
  })
  afterAll(() => db?.close())

  const firmsOf = async (table: string): Promise<Record<string, string>> => {
    const { rows } = await sql<{ id: string; firm: string }>`select id, firm from ${sql.table(table)} order by id`.execute(db.read)
    return Object.fromEntries(rows.map(({ id, firm }) => [id, firm]))
  }

  test('gives the house to Admins, each dealer a firm, suspended where the dealer was, and other users one of their own', async () => {
    const { ada, dana, deniz, stray } = await firmsOf('users')
    expect(ada).toBe('house')
    expect(new Set([ada, dana, deniz, stray]).size).toBe(4)
    expect(await firmsOf('dealers')).toEqual({ d1: dana, d2: deniz })
    const { rows } = await sql<{ id: string; number: number; state: string }>`select id, number, state from firms order by number`.execute(
      db.read,
    )
    expect(rows.map(({ id, state }) => [id, state])).toEqual([
      ['house', 'approved'],
      [dana, 'approved'],
      [deniz, 'suspended'],
      [stray, 'approved'],
    ])
    expect(rows.map(({ number }) => Number(number))).toEqual([1, 2, 3, 4])
  })

  test('gives records to the firm of their owner or user, parts to that of the whole, the rest to the house', async () => {
    const { dana = '', deniz = '' } = await firmsOf('users')
    const wanted: Readonly<Record<string, Record<string, string>>> = {
      customers: { c1: 'house' },
      materials: { m1: 'house' },
      salesOrders: { o1: 'house' },
      salesmen: { busy: 'house', idle: dana },
      targets: { t1: dana },
      cars: { k1: dana, k2: 'house', k3: 'house' },
      wallets: { w1: dana, w2: 'house' },
      uploads: { u1: deniz },
      numberSerials: { n1: 'house' },
    }
    for (const [table, firms] of Object.entries(wanted).filter(([id]) => now.entities[id]?.tenant)) {
      expect([table, await firmsOf(table)]).toEqual([table, firms])
    }
  })

  test('a car stands in a lot of its own firm', async () => {
    const { rows } = await sql<{ car: string; lot: string }>`
      select c.firm as car, l.firm as lot from cars as c join ${sql.table('carLots')} as l on l.id = c.location`.execute(db.read)
    expect(rows.length).toBe(2)
    expect(rows.filter(({ car, lot }) => car !== lot)).toEqual([])
  })

  test('is done once', async () => {
    const again = await planMigration(db, db.read, now, columnTypes, firmBackfills(now))
    expect(again).toMatchObject({ upToDate: true, plan: { steps: [] } })
  })
})
