import type { InjectOptions } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import type { Json } from '../../../src/model/entitySchema.ts'
import { loadFieldTypes } from '../../../src/server/start/fieldTypes.ts'
import { ADMIN } from '../../support/app/app.ts'
import { addSampleUploads, subjectOf } from '../../support/app/sampleUploads.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { everythingName, everythingSchema, fieldSamples, sampleSchemas } from '../../support/models/fieldSamples.ts'
import { PATIENCE } from '../../support/patience.ts'

const { types } = await loadFieldTypes()
const { cases, targets } = fieldSamples(types)
const url = '/api/sampleEverything'

/** Records of an entity with every field type: the first has the first valid value of each sample, and so on; the last has none. */
const records: readonly Readonly<Record<string, Json>>[] = Array.from(
  { length: Math.max(...cases.map(({ sample }) => sample.valid.length)) + 1 },
  (_, index) => Object.fromEntries(cases.map((sampleCase) => [everythingName(sampleCase), sampleCase.sample.valid[index] ?? null])),
)

const fileOf = (bytes: Buffer, name: string): InjectOptions => {
  const boundary = 'a-boundary-that-is-in-no-file'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  return {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}

type Stored = Readonly<Record<string, Json>> & { readonly id: string }

const nothing = Object.fromEntries(cases.filter(({ field }) => !field.writeOnly).map((sampleCase) => [everythingName(sampleCase), null]))

/** Imported rows get new ids, unless the file contains ids. */
const withoutRowIds = (value: Json): unknown =>
  Array.isArray(value)
    ? value.map((row: Json) => (typeof row === 'object' && row !== null && 'id' in row ? { ...row, id: '' } : row))
    : value

const valuesOf = (record: Stored) =>
  Object.fromEntries(cases.map((one) => [everythingName(one), withoutRowIds(record[everythingName(one)] ?? null)]))

describeEachEngine('an entity with every field type', (engine) => {
  const server = engineApp(engine, { schemas: [...sampleSchemas(types), everythingSchema(types)], customers: 1 })
  const call = (request: InjectOptions) => server.as(ADMIN, request)
  const exported = async (format: string): Promise<Buffer> =>
    (await call({ url: `${url}/export`, query: { format, sort: '["id","ASC"]' } })).rawPayload

  const all = async () => (await call({ url, query: { sort: '["id","ASC"]', range: '[0,499]' } })).json<Stored[]>()

  beforeAll(async () => {
    await addSampleUploads(server, types, subjectOf(await server.token(ADMIN)))
    for (const record of targets.records) await call({ method: 'POST', url: `/api/${targets.entity.id}`, payload: record })
    for (const payload of records) {
      const answer = await call({ method: 'POST', url, payload })
      expect(answer.statusCode, answer.body).toBe(201)
    }
  })

  test.each(['csv', 'xlsx', 'json'])('imports its own export as %s without a change', async (format) => {
    const answer = await call({ url: `${url}/import`, ...fileOf(await exported(format), `all.${format}`) })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toMatchObject({ rows: records.length, unchanged: records.length, preview: [] })
  })

  test.each(['csv', 'xlsx', 'json'])('gets every value back from its export as %s', async (format) => {
    const before = await all()
    const file = await exported(format)
    for (const { id } of before) expect((await call({ method: 'PUT', url: `${url}/${id}`, payload: nothing })).statusCode).toBe(200)
    expect((await all()).map(valuesOf)).not.toEqual(before.map(valuesOf))

    const { jobId, errors } = (await call({ url: `${url}/import`, ...fileOf(file, `all.${format}`) })).json<{
      jobId: string
      errors: number
    }>()
    expect(errors).toBe(0)
    expect((await call({ method: 'POST', url: `${url}/import/${jobId}/commit` })).statusCode).toBe(202)
    await expect.poll(async () => (await call({ url: `/api/jobs/${jobId}` })).json<{ status: string }>().status, PATIENCE).toBe('done')
    expect((await all()).map(valuesOf)).toEqual(before.map(valuesOf))
  })
})
