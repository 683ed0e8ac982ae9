import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Json } from '../../src/model/entitySchema.ts'
import { stringifyDecimal } from '../../src/model/values/decimal.ts'
import type { Database } from '../../src/server/db/database.ts'
import { migrate } from '../../src/server/db/migrate/migrate.ts'
import { openDatabase } from '../../src/server/db/openDatabase.ts'
import { createRepository } from '../../src/server/db/repository/createRepository.ts'
import type { Repository } from '../../src/server/db/repository/repository.ts'
import { loadFieldTypes } from '../../src/server/start/fieldTypes.ts'
import { describeEachEngine } from '../support/database/describeEachEngine.ts'
import { fieldSamples, type SampleCase } from '../support/models/fieldSamples.ts'
import { filterExpectations } from '../support/models/filterExpectations.ts'

const { types, columns } = await loadFieldTypes()
const { model, cases, targets } = fieldSamples(types)

const PAGE = { offset: 0, limit: 500 } as const
const EMPTY = 'empty'

const idOf = (index: number): string => `v${String(index).padStart(3, '0')}`

/** Rows get ids. */
const withoutRowIds = (field: SampleCase['field'], value: unknown): unknown =>
  field.rows && Array.isArray(value) ? value.map(({ id, ...row }) => row) : value

/** Absent values of a row are returned as null. */
const withNulls = (field: SampleCase['field'], value: Json): unknown =>
  field.rows && Array.isArray(value)
    ? value.map((row: object) => ({ ...Object.fromEntries((field.rows ?? []).map(({ name }) => [name, null])), ...row }))
    : value

/** Empty lists are stored as empty, not as null. */
const emptyOf = (field: SampleCase['field']): Json => (field.type.storage === 'column' ? null : [])

const scaledText = (scale: number) =>
  fc.bigInt({ min: 1n - 10n ** 18n, max: 10n ** 18n - 1n }).map((scaled) => stringifyDecimal(scaled, scale))
const years = { min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59.999Z'), noInvalidDate: true }

/** Further values of types with more variants than samples, not in normal form. */
const RANDOM: Readonly<Record<string, fc.Arbitrary<Json>>> = {
  text: fc.string({ unit: 'binary', maxLength: 60 }),
  longText: fc.string({ unit: 'grapheme', maxLength: 3000 }),
  integer: fc.maxSafeInteger(),
  number: fc.double({ noNaN: true, noDefaultInfinity: true }),
  decimal: scaledText(4),
  money: scaledText(2),
  date: fc.date(years).map((date) => date.toISOString().slice(0, 10)),
  dateTime: fc.date(years).map((date) => date.toISOString()),
  time: fc.date(years).map((date) => date.toISOString().slice(11, 19)),
  object: fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue({ stringUnit: 'binary' })).map((value) => value as Json),
}

describeEachEngine('each field type', (engine) => {
  let db: Database
  let repository: Repository

  beforeAll(async () => {
    db = await openDatabase(engine.database)
    await migrate(db, model, columns, { allowLoss: false })
    repository = createRepository(db, model, columns)
    await db.write(async (trx) => {
      for (const record of targets.records) await repository.insert(trx, targets.entity, record)
      for (const { entity, sample } of cases) {
        for (const [index, value] of sample.valid.entries()) await repository.insert(trx, entity, { id: idOf(index), value })
        await repository.insert(trx, entity, { id: EMPTY, value: null })
      }
    })
  })

  afterAll(() => db?.close())

  const idsOf = async (entity: SampleCase['entity'], query: object): Promise<string[]> => {
    const { rows } = await repository.list(db.read, entity, { filter: [], sort: { field: 'id', order: 'ASC' }, ...PAGE, ...query })
    return rows.map(({ id }) => String(id))
  }

  describe.each(cases)('$title', ({ type, sample, entity, field }) => {
    test('is read as it was written', async () => {
      const records = await repository.getMany(db.read, entity, [...sample.valid.keys()].map(idOf))
      const byId = new Map(records.map((record) => [record.id, withoutRowIds(field, record.value)]))
      const written = sample.valid.map((value) => withNulls(field, value))
      expect([...sample.valid.keys()].map((index) => byId.get(idOf(index)))).toEqual(written)
    })

    test('may be nothing', async () => {
      const [record] = await repository.getMany(db.read, entity, [EMPTY])
      expect(record?.value).toEqual(emptyOf(field))
    })

    test('changes from each value to the next, and to nothing and back', async () => {
      const chain = [...sample.valid, null, sample.valid[0] ?? null]
      const seen = await db.write(async (trx) => {
        let record = await repository.insert(trx, entity, { id: 'changing', value: null })
        const values: unknown[] = []
        for (const value of chain) {
          record = await repository.update(trx, entity, record, { value })
          values.push(withoutRowIds(field, record.value))
        }
        await repository.remove(trx, entity, 'changing')
        return values
      })
      expect(seen).toEqual(chain.map((value) => (value === null ? emptyOf(field) : withNulls(field, value))))
      expect(await idsOf(entity, {})).not.toContain('changing')
    })

    if (type.operators.length > 0)
      test('is found by each of its filters', async () => {
        for (const { operator, value, found, empty } of filterExpectations({ title: '', type, sample, entity, field })) {
          const ids = await idsOf(entity, { filter: [{ path: 'value', operator, value }] })
          expect({ operator, value, ids: ids.sort() }).toEqual({
            operator,
            value,
            ids: [...(empty ? [EMPTY] : []), ...found.map(idOf)].sort(),
          })
        }
      })

    if (type.sortable)
      test('is sorted in its natural order, nothing first', async () => {
        const ascending = [EMPTY, ...[...sample.valid.keys()].map(idOf)]
        expect(await idsOf(entity, { sort: { field: 'value', order: 'ASC' } })).toEqual(ascending)
        expect(await idsOf(entity, { sort: { field: 'value', order: 'DESC' } })).toEqual(ascending.toReversed())
      })
  })

  describe('values drawn at random are read as they were written, and found by themselves', () => {
    test.each(Object.entries(RANDOM))('%s', async (name, arbitrary) => {
      const sampleCase = cases.find(({ type }) => type.name === name)
      if (!sampleCase) throw new Error(`there is no sample of ${name}`)
      const { entity, field } = sampleCase
      const drawn = fc
        .sample<Json>(arbitrary, { numRuns: 300, seed: 20_261_121 })
        .map((value) => (field.type.normalize ? field.type.normalize(value, field) : value))
      const values = [
        ...new Map(drawn.filter((value) => value !== null && value !== '').map((value) => [JSON.stringify(value), value])).values(),
      ]
      const stored = await db.write(async (trx) => {
        for (const [index, value] of values.entries()) await repository.insert(trx, entity, { id: `random${index}`, value })
        const records = await repository.getMany(
          trx,
          entity,
          [...values.keys()].map((index) => `random${index}`),
        )
        const equal = field.type.operators.includes('eq') ? values.slice(0, 50) : []
        for (const value of equal) {
          const { rows } = await repository.list(trx, entity, {
            filter: [{ path: 'value', operator: 'eq', value }],
            sort: { field: 'id', order: 'ASC' },
            ...PAGE,
          })
          expect(rows.filter(({ id }) => id.startsWith('random')).map((row) => row.value)).toEqual([value])
        }
        for (const record of records) await repository.remove(trx, entity, record.id)
        return records.map(({ value }) => value)
      })
      expect(values.length).toBeGreaterThan(100)
      expect(stored).toEqual(values)
    })
  })
})
