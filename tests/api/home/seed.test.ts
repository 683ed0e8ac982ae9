import { describe, expect, test } from 'vitest'
import { deliveredAfter, demandStatus } from '../../../src/domain/demands/demandLines.ts'
import { loadModel } from '../../../src/model/loadModel.ts'
import { compileValidator } from '../../../src/model/validate/validator.ts'
import { isValues, type Values } from '../../../src/server/records/values.ts'
import { demoData } from '../../../src/server/seed/demoData.ts'
import { insertBatch, owned } from '../../../src/server/seed/insertBatch.ts'
import { referenceData } from '../../../src/server/seed/referenceData.ts'
import { seedDatabase } from '../../../src/server/seed/seedDatabase.ts'
import { loadFieldTypes } from '../../../src/server/start/fieldTypes.ts'
import { loadSchemas } from '../../../src/server/start/loadSchemas.ts'
import { ADMIN } from '../../support/app/app.ts'
import { productRules } from '../../support/app/productRules.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { statementsOf } from '../../support/database/statementsOf.ts'

const model = loadModel(await loadSchemas('schemas'), (await loadFieldTypes()).types)
const rules = await productRules()
const HASH = '$scrypt$ln=14,r=8,p=5$c2FsdA$aGFzaA'

const all = async () => [...(await referenceData()), ...(await demoData(HASH))]
const batches = await all()

describe('the demo data', () => {
  const of = (entity: string) => batches.find((batch) => batch.entity === entity)?.records ?? []

  test.each(batches.map(({ entity, records }) => [entity, records] as const))(
    '%s are valid, each with an id of its own',
    async (id, records) => {
      const entity = model.entities[id]
      if (!entity) throw new Error(`no ${id}`)
      const { validate } = compileValidator(entity)
      const wrong = records.map((record) => [record.id, validate(owned(entity, record))] as const).filter(([, errors]) => errors.length > 0)
      expect(wrong.slice(0, 3)).toEqual([])
      expect(new Set(records.map((record) => record.id)).size).toBe(records.length)
      for (const { name } of entity.fields.filter(({ unique }) => unique)) {
        const whose = (record: Values) => (entity.tenant ? String(owned(entity, record)[entity.tenant.field]) : '')
        const given = records.filter((record) => (record[name] ?? null) !== null).map((record) => `${whose(record)} ${record[name]}`)
        expect(new Set(given).size).toBe(given.length)
      }
      const derived = records.slice(0, 200).map((record) => rules.get(id)?.derive?.(record, undefined) ?? record)
      expect(derived).toEqual(records.slice(0, 200))
    },
  )

  test('is the same every time', async () => {
    expect(JSON.stringify(await all())).toBe(JSON.stringify(batches))
  })

  test('agree: demands say what their purchase orders have ordered and brought', () => {
    const every = (entity: string) => batches.filter((batch) => batch.entity === entity).flatMap(({ records }) => records)
    const orders = every('purchaseOrders').filter(({ approval }) => approval === 'approved')
    const rows = (record: Values): Values[] => (Array.isArray(record.lines) ? record.lines.filter(isValues) : [])
    const about = orders.flatMap(rows).map(({ demandLine, quantity, deliveredQuantity }) => ({
      ...{ demandLine: String(demandLine), ordered: String(quantity), delivered: String(deliveredQuantity) },
    }))
    const seen = every('demands').map((demand) => {
      const lines = rows(demand).map(({ id, quantity, deliveredQty, canceledQty }) => ({
        ...{ id: String(id), quantity: String(quantity), deliveredQty: String(deliveredQty), canceledQty: String(canceledQty) },
      }))
      const empty = lines.map((line) => ({ ...line, deliveredQty: '0' }))
      expect(lines.map(({ deliveredQty }) => deliveredQty)).toEqual(empty.map((line) => deliveredAfter(line, [], about)))
      const held = about.some(({ demandLine }) => lines.some(({ id }) => id === demandLine))
      const { status } = demand
      expect(status).toBe(held || status === 'approved' ? demandStatus(lines, about) : status)
      return status
    })
    expect(Map.groupBy(seen, String).keys().toArray().toSorted()).toEqual(['approved', 'cancelled', 'met', 'ordering', 'proposal'])
  })

  test('is enough that lists have to be good', () => {
    expect(of('customers')).toHaveLength(10_000)
    expect(new Set(of('customers').map(({ country }) => country)).size).toBeGreaterThan(4)
    expect(of('customers').filter(({ fullName }) => /[\u0600-\u06ff]/.test(String(fullName))).length).toBeGreaterThan(1000)
    expect(of('currencies').map(({ id }) => id)).toEqual(expect.arrayContaining(['EUR', 'TRY', 'USD', 'JPY']))
    expect(of('countries').length).toBeGreaterThan(240)
    expect(of('bankAccounts').length).toBeGreaterThanOrEqual(40)
  })
})

describeEachEngine('the demo database', (engine) => {
  const hub = engineApp(engine, { customers: 30 })

  test('is filled once: what was deleted does not come back', async () => {
    const { db, repository } = hub
    const config = {
      production: false,
      host: '127.0.0.1',
      port: 0,
      dataDir: '',
      publicUrl: '',
      logLevel: 'fatal',
      variables: {},
      trustProxy: [],
    }
    const account = (await hub.as(ADMIN, { url: '/api/bankAccounts' })).json().at(-1)
    await hub.as(ADMIN, { method: 'DELETE', url: `/api/bankAccounts/${account.id}` })
    expect(await seedDatabase({ config, db, model: hub.model, repository, size: 30 })).toBe(false)
    expect((await hub.as(ADMIN, { url: `/api/bankAccounts/${account.id}` })).statusCode).toBe(404)
  })

  test('shows who made the newest records, and when', async () => {
    const filter = encodeURIComponent(JSON.stringify({ action: 'create', actorName: 'Ada Admin' }))
    const entries = (await hub.as(ADMIN, { url: `/api/auditEntries?filter=${filter}&sort=["at","DESC"]` })).json()
    expect(entries.length).toBeGreaterThanOrEqual(5)
    for (const { entity, recordId, recordVersion, at } of entries) {
      const made = (await hub.as(ADMIN, { url: `/api/${entity}/${recordId}` })).json()
      expect([entity, made.createdAt, made._version]).toEqual([entity, at, recordVersion])
    }
  })

  test('holds nothing that saving it again would change or refuse', async () => {
    for (const entity of ['customers', 'mainUnits', 'lookups', 'salesmen', 'bankAccounts', 'warehouses', 'currencies']) {
      const rows = (await hub.as(ADMIN, { url: `/api/${entity}?range=[0,999]` })).json()
      expect(rows.length).toBeGreaterThan(0)
      for (const row of rows.slice(0, 30)) {
        const saved = await hub.as(ADMIN, { method: 'PUT', url: `/api/${entity}/${row.id}`, payload: row })
        expect([entity, saved.statusCode, saved.json()]).toEqual([entity, 200, row])
      }
    }
  })

  test('writes a long list with few statements, in its order', async () => {
    const { db, model, repository } = hub
    const records = (batches.find(({ entity }) => entity === 'customers')?.records ?? []).slice(100, 300)
    const sent = await statementsOf(db, () =>
      db.write((trx) => insertBatch(trx, { db, model, repository }, { entity: 'customers', records })),
    )
    expect(sent.filter((statement) => statement.startsWith('insert')).length).toBeLessThan(10)
    const ids = records.map(({ id }) => String(id))
    const stored = await repository.of('customers').getMany(db.read, ids)
    expect(stored.map(({ id, email }) => [id, email])).toEqual(records.map(({ id, email }) => [id, email]))
  })
})
