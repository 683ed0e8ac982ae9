import { parse } from 'csv-parse/sync'
import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Json } from '../../../src/model/entitySchema.ts'
import { OPERATORS } from '../../../src/model/fieldType.ts'
import { unescapeFormula } from '../../../src/server/records/export/cells.ts'
import { loadFieldTypes } from '../../../src/server/start/fieldTypes.ts'
import { ADMIN } from '../../support/app/app.ts'
import { addSampleUploads, subjectOf } from '../../support/app/sampleUploads.ts'
import { columnOf, workbookRows } from '../../support/app/sheets.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { fieldSamples, type SampleCase, sampleSchemas } from '../../support/models/fieldSamples.ts'
import { filterExpectations } from '../../support/models/filterExpectations.ts'

const { types } = await loadFieldTypes()
const { cases, targets } = fieldSamples(types)

/** Operations that a field type does not support, with reasons. All types are tested with all others. */
const OPT_OUT: Readonly<Record<string, readonly { readonly name: string; readonly why: string }[]>> = {
  'is read': [{ name: 'password', why: 'write-only' }],
  'is changed': [{ name: 'password', why: 'write-only' }],
  'is exported': [{ name: 'password', why: 'write-only' }],
}

const takesPart = (step: string, { type }: SampleCase): boolean => !OPT_OUT[step]?.some(({ name }) => name === type.name)

const isText = ({ sample }: SampleCase): boolean => sample.schema.type === 'string'

type Body = Readonly<Record<string, Json>>

const shown = ({ field }: SampleCase, value: unknown): unknown =>
  field.rows && Array.isArray(value) ? value.map(({ id: _, ...row }: Body) => row) : value

/** Absent values of a row are returned as null. */
const written = ({ field }: SampleCase, value: Json): unknown =>
  field.rows && Array.isArray(value)
    ? value.map((row: Body) => ({ ...Object.fromEntries((field.rows ?? []).map(({ name }) => [name, null])), ...row }))
    : value

const nothing = ({ field }: SampleCase): Json => (field.type.storage === 'column' ? null : [])

const GARBAGE: readonly Json[] = [
  '',
  'x',
  '\0',
  "'; --",
  '١',
  'NaN',
  '1e999',
  '9'.repeat(40),
  '2026-02-30',
  -1,
  1.5,
  1e300,
  true,
  {},
  [],
  [[]],
  [null],
]

describeEachEngine('each field type through the API', (engine) => {
  const server = engineApp(engine, { schemas: sampleSchemas(types), customers: 1 })
  /** Ids of the records with the samples' values, then one without a value. */
  const ids = new Map<string, string[]>()

  const call = (request: InjectOptions) => server.as(ADMIN, request)
  const list = (entity: string, query: Readonly<Record<string, unknown>>) =>
    call({ url: `/api/${entity}`, query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)])) })
  const create = async (entity: string, payload: Body): Promise<string> => {
    const answer = await call({ method: 'POST', url: `/api/${entity}`, payload })
    if (answer.statusCode !== 201) throw new Error(`${entity} ${JSON.stringify(payload).slice(0, 200)}: ${answer.body}`)
    return answer.json<{ id: string }>().id
  }

  beforeAll(async () => {
    await addSampleUploads(server, types, subjectOf(await server.token(ADMIN)))
    for (const record of targets.records) await create(targets.entity.id, record)
    for (const { entity, sample } of cases) {
      const made: string[] = []
      for (const value of [...sample.valid, null]) made.push(await create(entity.id, { value }))
      ids.set(entity.id, made)
    }
  })

  describe.each(cases)('$title', (sampleCase) => {
    const { type, sample, entity, field } = sampleCase
    const url = `/api/${entity.id}`
    const all = () => ids.get(entity.id) ?? []
    const empty = () => all().at(-1) ?? ''
    const idsOf = async (query: Readonly<Record<string, unknown>>): Promise<string[]> => {
      const answer = await list(entity.id, { range: [0, 499], ...query })
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json<{ id: string }[]>().map(({ id }) => id)
    }

    if (takesPart('is read', sampleCase))
      test('is read as it was written, alone and in a list', async () => {
        const expected = [...sample.valid.map((value) => written(sampleCase, value)), nothing(sampleCase)]
        const alone = await Promise.all(all().map(async (id) => (await call({ url: `${url}/${id}` })).json<Body>()))
        expect(alone.map(({ value }) => shown(sampleCase, value))).toEqual(expected)
        const listed = (await list(entity.id, { filter: { id: all() } })).json<Body[]>()
        expect(all().map((id) => shown(sampleCase, listed.find((record) => record.id === id)?.value))).toEqual(expected)
      })

    if (field.writeOnly)
      test('is in no answer', async () => {
        const answers = [
          await call({ url: `${url}/${all()[0]}` }),
          await list(entity.id, {}),
          await call({ url: `${url}/export?format=json` }),
        ]
        const put = await call({ method: 'PUT', url: `${url}/${all()[0]}`, payload: { value: sample.valid[1] ?? null } })
        const history = await call({ url: `${url}/${all()[0]}/history` })
        for (const answer of [...answers, put, history]) {
          expect(answer.statusCode).toBe(200)
          for (const value of sample.valid) expect(answer.body).not.toContain(JSON.stringify(value))
        }
        for (const answer of [...answers, put]) expect(answer.body).not.toContain('"value"')
        expect((await call({ url: `${url}/export?columns=value` })).statusCode).toBe(400)
      })

    if (takesPart('is changed', sampleCase))
      test('is changed, emptied and filled again', async () => {
        const id = await create(entity.id, {})
        const empties: readonly Json[] = isText(sampleCase) ? [null, '', '  '] : [null]
        for (const value of [...sample.valid, ...empties, sample.valid[0] ?? null]) {
          const answer = await call({ method: 'PUT', url: `${url}/${id}`, payload: { value } })
          expect(answer.statusCode, answer.body).toBe(200)
          const stored = empties.includes(value) ? nothing(sampleCase) : written(sampleCase, value)
          expect(shown(sampleCase, answer.json<Body>().value)).toEqual(stored)
        }
        expect((await call({ method: 'DELETE', url: `${url}/${id}` })).statusCode).toBe(200)
      })

    test('is refused at its field where it is invalid, and nothing is stored', async () => {
      for (const value of sample.invalid) {
        if (value === '') continue
        const answer = await call({ method: 'POST', url, payload: { value } })
        expect({ value, status: answer.statusCode }).toEqual({ value, status: 422 })
        expect(Object.keys(answer.json<{ errors: Body }>().errors).map((path) => path.split('.')[0])).toContain('value')
      }
      expect((await idsOf({})).sort()).toEqual([...all()].sort())
    })

    if (type.operators.length > 0)
      test('is found by each of its filters', async () => {
        for (const { operator, value, found, empty: andEmpty } of filterExpectations(sampleCase)) {
          const key = operator === 'eq' || operator === 'in' ? 'value' : `value_${operator}`
          const expected = [...found.map((index) => all()[index] ?? ''), ...(andEmpty ? [empty()] : [])]
          expect({ key, value, ids: (await idsOf({ filter: { [key]: value } })).sort() }).toEqual({ key, value, ids: expected.sort() })
        }
      })

    for (const row of field.rows ?? [])
      test(`is found by ${row.name} of any of its rows`, async () => {
        const rowsOf = (value: Json) => (Array.isArray(value) ? (value as readonly Body[]) : [])
        const wanted = sample.valid.flatMap(rowsOf).find((one) => one[row.name] !== undefined)?.[row.name] ?? null
        const having = all().filter((_, index) => rowsOf(sample.valid[index] ?? null).some((one) => one[row.name] === wanted))
        expect(having.length).toBeGreaterThan(0)
        expect((await idsOf({ filter: { [`value.${row.name}`]: wanted } })).sort()).toEqual(having.sort())
      })

    if (sample === type.samples[0])
      test('refuses filters that it does not have, and survives senseless ones', async () => {
        for (const operator of OPERATORS) {
          for (const value of type.operators.includes(operator) ? GARBAGE : ['x']) {
            const answer = await list(entity.id, { filter: { [`value_${operator}`]: value } })
            const expected = type.operators.includes(operator) ? [200, 400] : [400]
            expect({ operator, value, status: answer.statusCode }).toEqual({ operator, value, status: expect.toBeOneOf(expected) })
          }
        }
      })

    test('is sorted in its natural order, nothing first, or refuses to be', async () => {
      if (!type.sortable) return expect((await list(entity.id, { sort: ['value', 'ASC'] })).statusCode).toBe(400)
      const ascending = [empty(), ...all().slice(0, -1)]
      expect(await idsOf({ sort: ['value', 'ASC'] })).toEqual(ascending)
      expect(await idsOf({ sort: ['value', 'DESC'] })).toEqual(ascending.toReversed())
    })

    if (takesPart('is exported', sampleCase))
      describe('is exported', () => {
        const file = async (format: string) => {
          const answer = await call({ url: `${url}/export`, query: { format, columns: 'id,value', sort: '["id","ASC"]' } })
          expect(answer.statusCode, answer.body).toBe(200)
          return answer
        }
        const read = (cell: string): Json => {
          const value = cell === '' ? null : (field.type.fromCell?.(cell, field) ?? cell)
          return value === null || !field.type.normalize ? value : field.type.normalize(value, field)
        }
        const byId = (fileIds: readonly string[], values: readonly unknown[]) =>
          all().map((id) => shown(sampleCase, values[fileIds.indexOf(id)]) ?? nothing(sampleCase))
        const expected = () => [...sample.valid.map((value) => written(sampleCase, value)), nothing(sampleCase)]

        test('as JSON', async () => {
          const records = (await file('json')).json<Body[]>()
          const exported = byId(
            records.map(({ id }) => String(id)),
            records.map(({ value }) => value),
          )
          expect(exported).toEqual(expected())
        })

        test('as CSV, whose cells are read back', async () => {
          const rows: string[][] = parse((await file('csv')).body, { bom: true })
          expect(
            byId(
              columnOf(rows, 'id'),
              columnOf(rows, 'value').map((cell) => read(unescapeFormula(cell))),
            ),
          ).toEqual(expected())
        })

        test('as a workbook, whose cells are read back', async () => {
          const rows = await workbookRows((await file('xlsx')).rawPayload)
          expect(byId(columnOf(rows, 'id'), columnOf(rows, 'value').map(read))).toEqual(expected())
        })
      })
  })
})
