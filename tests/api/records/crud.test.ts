import type { LightMyRequestResponse } from 'fastify'
import { v7 } from 'uuid'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { HOUSE_FIRM } from '../../../schemas/parts/tenancy.ts'
import type { ImportPreview } from '../../../src/model/calls/importCalls.ts'
import type { Json } from '../../../src/model/entitySchema.ts'
import { AppError } from '../../../src/model/errors.ts'
import { loadModel } from '../../../src/model/loadModel.ts'
import { can } from '../../../src/model/policy.ts'
import type { RecordLock } from '../../../src/model/records/recordLock.ts'
import type { ResolvedEntity } from '../../../src/model/resolvedEntity.ts'
import { applyDefaults } from '../../../src/model/validate/applyDefaults.ts'
import { compileValidator } from '../../../src/model/validate/validator.ts'
import { createAccessPolicies } from '../../../src/server/records/access/access.ts'
import { normalizedValue } from '../../../src/server/records/import/matchRows.ts'
import { isExposed } from '../../../src/server/records/routes/routeContext.ts'
import { emptyOf, type StoredRecord } from '../../../src/server/records/values.ts'
import { loadFieldTypes } from '../../../src/server/start/fieldTypes.ts'
import { loadSchemas } from '../../../src/server/start/loadSchemas.ts'
import { ADMIN } from '../../support/app/app.ts'
import { valuesOfFile } from '../../support/app/importedValues.ts'
import { multipart } from '../../support/app/multipart.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { anyRecord, recordsNeeded } from '../../support/models/anyRecord.ts'
import { sampleRecord } from '../../support/models/sampleRecord.ts'

const { list } = loadModel(await loadSchemas('schemas'), (await loadFieldTypes()).types)
const CHANGES = ['create', 'edit'] as const

/** Records that only the server writes, or that never change, are tested with their features. */
const writable = list.filter((entity) => isExposed(entity) && CHANGES.every((action) => can(entity, action, { id: '', roles: ['Admin'] })))

interface Created {
  readonly payload: Readonly<Record<string, unknown>>
  readonly answer: LightMyRequestResponse
}

/** A sent record as it is returned: without secrets, and with all decimal places. */
function visible(entity: ResolvedEntity, record: Readonly<Record<string, unknown>>) {
  const secret = entity.fields.filter(({ writeOnly }) => writeOnly).map(({ name }) => name)
  const rows = entity.fields.filter((field) => field.rows).map(({ name }) => name)
  return Object.fromEntries(Object.entries(record).filter(([name]) => !secret.includes(name) && !rows.includes(name)))
}

/** Readable values in stored form; an absent list is an empty one. */
function storedForm({ fields }: ResolvedEntity, values: Readonly<Record<string, Json>>) {
  const readable = fields.filter(({ name, writeOnly }) => name !== 'id' && !writeOnly)
  return Object.fromEntries(readable.map((field) => [field.name, normalizedValue(field, values[field.name] ?? emptyOf(field))]))
}

/** Filters for records that others may refer to. */
const FITTING: Readonly<Record<string, string>> = {
  cars: '?filter={"status":"inStock"}',
  safeDeposits: '?filter={"currency":"EUR"}',
  users: `?filter={"email":"${ADMIN}"}`,
}

/** An Admin of all firms must choose the firm of a new record. */
const ALL_FIRMS = { 'x-firm': '' } as const

// Scheduled work, such as that of a report that is due, would change records before they are compared.
vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })

describeEachEngine('every entity of schemas/', (engine) => {
  /** Stands still once the application has started: a lot of the demo that ends creates and changes records. */
  let now: Date | undefined
  const hub = engineApp(engine, { clock: () => now ?? new Date() })
  beforeAll(() => {
    now = new Date()
  })
  /** What a format keeps does not depend on the database; `roundTrip.test.ts` has all of both. */
  const format = engine.name === 'sqlite' ? 'csv' : 'xlsx'

  async function someId(entity: string): Promise<string> {
    const answer = await hub.as(ADMIN, { url: `/api/${entity}${FITTING[entity] ?? ''}`, headers: { 'x-firm': HOUSE_FIRM } })
    const [first] = answer.json<{ id: string }[]>()
    if (!first) throw new Error(`${entity} is empty`)
    return first.id
  }

  /** Natural ids and other short unique values may exist already; then another sample is used. */
  async function create(entity: ResolvedEntity, attempts = 20): Promise<Created> {
    const payload = await sampleRecord(entity, someId)
    const answer = await hub.as(ADMIN, { method: 'POST', url: `/api/${entity.id}`, payload })
    const details: Record<string, { keyword: string }> = answer.json().details ?? {}
    const isTaken = Object.values(details).some(({ keyword }) => keyword === 'unique')
    return isTaken && attempts > 0 ? create(entity, attempts - 1) : { payload, answer }
  }

  /** Records with any values, past the rules of the entity. Those whose keys are taken are left out. */
  async function insertAny(entity: ResolvedEntity): Promise<StoredRecord[]> {
    const inserted: StoredRecord[] = []
    for (let at = 0; at < recordsNeeded(entity.fields); at += 1) {
      const record = await anyRecord(entity, someId, at)
      const insert = hub.db.write((trx) => hub.repository.insert(trx, entity, { ...record, id: record.id ?? v7() }))
      const stored = await insert.catch((error: unknown) => {
        if (error instanceof AppError && error.fields.some(({ keyword }) => keyword === 'unique')) return undefined
        throw error
      })
      if (stored) inserted.push(stored)
    }
    expect(inserted.length).toBeGreaterThan(0)
    return inserted.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  }

  describe.each(writable.map((entity) => [entity.id, entity] as const))('%s', (id, entity) => {
    test('is created, read, listed, and changed and deleted unless it is closed at once', async () => {
      const { payload, answer } = await create(entity)
      expect(answer.json()).toMatchObject(visible(entity, payload))
      expect(answer.statusCode).toBe(201)
      const made = answer.json<{ id: string; _version: number; _lock?: RecordLock }>()
      expect(answer.headers.location).toBe(`/api/${id}/${made.id}`)
      expect(answer.headers.etag).toBe('"1"')

      const url = `/api/${id}/${made.id}`
      const read = await hub.as(ADMIN, { url })
      expect(read.json()).toEqual(made)
      expect(read.headers.etag).toBe('"1"')

      const filter = encodeURIComponent(JSON.stringify({ id: [made.id] }))
      const many = await hub.as(ADMIN, { url: `/api/${id}?filter=${filter}` })
      expect(many.json()).toEqual([made])
      expect(many.headers['content-range']).toBe(`${id} 0-0/1`)

      const same = await hub.as(ADMIN, { method: 'PUT', url, payload: made })
      expect(same.json()).toEqual(made)

      const changed = await hub.as(ADMIN, { method: 'PUT', url, payload: { ...(await changeOf(made)), _version: 1 } })
      if (made._lock) {
        const removed = await hub.as(ADMIN, { method: 'DELETE', url })
        expect([changed, removed].map((refused) => [refused.statusCode, refused.json().code])).toEqual(
          Array(2).fill([409, made._lock.code]),
        )
        return
      }
      expect(changed.statusCode).toBe(200)
      expect(changed.json()).toMatchObject({ id: made.id, _version: 2 })

      const removed = await hub.as(ADMIN, { method: 'DELETE', url })
      expect(removed.statusCode).toBe(200)
      expect(removed.json()).toMatchObject({ id: made.id })
      expect((await hub.as(ADMIN, { url })).statusCode).toBe(404)
    })

    test('says at which field something is missing or of the wrong type', async () => {
      const missing = await hub.as(ADMIN, { method: 'POST', url: `/api/${id}`, payload: {}, headers: ALL_FIRMS })
      const required = entity.fields.filter((field) => field.required && field.default === undefined).map(({ name }) => name)
      const lacking = compileValidator(entity).validate(applyDefaults(entity, {}))
      expect(missing.statusCode).toBe(lacking.length > 0 ? 422 : 201)
      expect(Object.keys(missing.json().details ?? {})).toEqual(expect.arrayContaining(required))

      const wrong = Object.fromEntries(entity.fields.map(({ name }) => [name, { not: ['this', null] }]))
      const refused = await hub.as(ADMIN, { method: 'POST', url: `/api/${id}`, payload: wrong, headers: ALL_FIRMS })
      expect(refused.statusCode).toBe(422)
      expect(refused.json().code).toBe('validation')
    })

    test('refuses a field that is not in the schema', async () => {
      const payload = { ...(await sampleRecord(entity, someId)), wheels: 4 }
      const answer = await hub.as(ADMIN, { method: 'POST', url: `/api/${id}`, payload })
      expect(answer.statusCode).toBe(422)
      expect(answer.json().details).toEqual({ wheels: { keyword: 'additionalProperties', params: { additionalProperty: 'wheels' } } })
    })

    if (can(entity, 'import', { id: '', roles: ['Admin'] })) {
      test('changes nothing where its export is imported', async () => {
        // Not for entities of the demo: a new auction would wake the clock that changes those of the next test.
        const isEmpty = (await hub.as(ADMIN, { url: `/api/${id}`, headers: ALL_FIRMS })).json().length === 0
        const made = isEmpty ? (await create(entity)).answer.json<{ id: string }>() : undefined
        const file = await hub.as(ADMIN, { url: `/api/${id}/export?format=${format}`, headers: ALL_FIRMS })
        const { payload, headers } = await multipart(`x.${format}`, file.rawPayload)
        const url = `/api/${id}/import`
        const checked = (await hub.as(ADMIN, { method: 'POST', url, payload, headers: { ...headers, ...ALL_FIRMS } })).json<ImportPreview>()
        const differing = checked.preview.find(({ status }) => status !== 'unchanged')
        expect({ unchanged: checked.unchanged, differing }).toEqual({ unchanged: checked.rows, differing: undefined })
        expect(checked.rows).toBeGreaterThan(0)
        if (made) await hub.as(ADMIN, { method: 'DELETE', url: `/api/${id}/${made.id}` })
      })

      test('comes back from a file as it was exported', async () => {
        const records = await insertAny(entity)
        const filter = encodeURIComponent(JSON.stringify({ id: records.map((record) => record.id) }))
        const access = createAccessPolicies()(entity, { id: '', roles: ['Admin'] })
        const answer = await hub.as(ADMIN, { url: `/api/${id}/export?format=${format}&filter=${filter}&sort=["id","ASC"]` })
        const rows = await valuesOfFile(entity, access, answer.rawPayload)
        expect(rows.map(({ id: read, values }) => [read, storedForm(entity, values)])).toEqual(
          records.map((record) => [record.id, storedForm(entity, record)]),
        )
        await hub.db.write(async (trx) => {
          for (const record of records) await hub.repository.remove(trx, entity, record.id)
        })
      })
    }

    test('gives a page sorted by each sortable field, both ways', async () => {
      for (const field of entity.fields.filter(({ sortable }) => sortable)) {
        for (const order of ['ASC', 'DESC']) {
          const query = `sort=${encodeURIComponent(JSON.stringify([field.name, order]))}&range=[0,4]`
          const answer = await hub.as(ADMIN, { url: `/api/${id}?${query}` })
          expect([field.name, order, answer.statusCode]).toEqual([field.name, order, 200])
        }
      }
    })

    /** Entities without a text change a boolean or a choice. */
    function turned(change: Readonly<Record<string, unknown>>, made: Readonly<Record<string, unknown>>) {
      if (Object.entries(change).some(([name, value]) => JSON.stringify(value) !== JSON.stringify(made[name]))) return change
      const field = entity.fields.find(
        ({ name, options, type }) => name in change && (type.name === 'boolean' || (options?.length ?? 0) > 1),
      )
      const other = field?.type.name === 'boolean' ? !made[field.name] : field?.options?.find((option) => option !== made[field.name])
      return field ? { ...change, [field.name]: other } : change
    }

    /** Copies everything from another record except the natural id. */
    async function changeOf(made: Readonly<Record<string, unknown>>) {
      const fresh = await sampleRecord(entity, someId)
      return turned(Object.fromEntries(Object.entries(fresh).filter(([name]) => name !== 'id')), made)
    }
  })
})
