import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import type { EntitySchema, FieldSchema, Json } from '../../../src/model/entitySchema.ts'
import type { Database } from '../../../src/server/db/database.ts'
import { type MigrateOptions, migrate } from '../../../src/server/db/migrate/migrate.ts'
import { MigrationRefused, type Plan, printPlan } from '../../../src/server/db/migrate/plan.ts'
import { planMigration } from '../../../src/server/db/migrate/planMigration.ts'
import { openDatabase } from '../../../src/server/db/openDatabase.ts'
import { createRepository } from '../../../src/server/db/repository/createRepository.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { columnTypes, entityOf, modelOf } from '../../support/models/databaseModel.ts'

const schemaOf = (value: FieldSchema, more: Partial<EntitySchema> = {}): EntitySchema => ({
  $id: 'items',
  type: 'object',
  properties: { value, note: { type: 'string' } },
  ...more,
})

const text: FieldSchema = { type: 'string' }
const whole: FieldSchema = { type: 'integer' }
const day: FieldSchema = { type: 'string', format: 'date' }
const moment: FieldSchema = { type: 'string', format: 'date-time' }
const decimal = (scale: number): FieldSchema => ({ type: 'string', format: 'decimal', scale })
const choice: FieldSchema = { enum: ['a', 'b'] }
const choices: FieldSchema = { type: 'array', items: { enum: ['a', 'b'] } }

describeEachEngine('values of a changed field', (engine) => {
  const opened: Database[] = []
  afterEach(async () => {
    for (const db of opened.splice(0)) await db.close()
  })

  /** A database with rows `i0`, `i1`, … that have these values. */
  const stored = async (field: FieldSchema, values: readonly Json[]): Promise<Database> => {
    const db = await openDatabase(await engine.fresh())
    opened.push(db)
    const model = modelOf(schemaOf(field))
    await migrate(db, model, columnTypes)
    const repository = createRepository(db, model, columnTypes)
    await db.write(async (trx) => {
      for (const [index, value] of values.entries())
        await repository.insert(trx, entityOf(model, 'items'), { id: `i${index}`, value, note: `n${index}` })
    })
    return db
  }

  const changed = (db: Database, schema: EntitySchema, options?: MigrateOptions): Promise<Plan> =>
    migrate(db, modelOf(schema), columnTypes, options)

  const valuesIn = async (db: Database, schema: EntitySchema): Promise<readonly unknown[]> => {
    const model = modelOf(schema)
    const sorted = { sort: { field: 'id', order: 'ASC' }, offset: 0, limit: 100 } as const
    const { rows } = await createRepository(db, model, columnTypes).list(db.read, entityOf(model, 'items'), sorted)
    expect((await planMigration(db, db.read, model, columnTypes)).upToDate).toBe(true)
    return rows.map(({ value }) => value)
  }

  const refused = (work: Promise<Plan>): Promise<Plan> =>
    work.then(
      () => Promise.reject(new Error('was not refused')),
      (error) => (error instanceof MigrationRefused ? error.plan : Promise.reject(error)),
    )

  describe('what is asked of values from now on is asked of those that are there', () => {
    test('also in a database from before its demands were stored', async () => {
      const db = await stored(text, ['AB', 'ab'])
      await db.write(async (trx) => {
        const { rows } = await sql<{ facts: string }>`select facts from _layout where name = 'items'`.execute(trx)
        const { columns, ...facts } = JSON.parse(rows[0]?.facts ?? '{}')
        const former = Object.fromEntries(
          Object.entries<object>(columns).map(([name, column]) => [name, { ...column, demands: undefined }]),
        )
        await sql`update _layout set facts = ${JSON.stringify({ ...facts, columns: former })} where name = 'items'`.execute(trx)
      })
      const { losses } = await refused(changed(db, schemaOf({ type: 'string', pattern: '^[A-Z]+$' })))
      expect(losses.map(({ loss }) => loss?.ids)).toEqual([['i1']])
      expect((await changed(db, schemaOf(text))).losses).toEqual([])
    })

    test('also of what a free value refers to', async () => {
      const free: FieldSchema = { type: 'object', properties: { all: { type: 'array', items: { $ref: '#/$defs/part' } } } }
      const part = (more: FieldSchema) => ({
        $defs: { part: { type: 'object', properties: { size: { type: 'integer', ...more } } } as const },
      })
      const db = await openDatabase(await engine.fresh())
      opened.push(db)
      const model = modelOf(schemaOf(free, part({})))
      await migrate(db, model, columnTypes)
      await db.write(async (trx) => {
        for (const [index, size] of [3, 7].entries())
          await createRepository(db, model, columnTypes).insert(trx, entityOf(model, 'items'), {
            id: `i${index}`,
            value: { all: [{ size }] },
          })
      })
      const { losses } = await refused(changed(db, schemaOf(free, part({ maximum: 5 }))))
      expect(losses.map(({ loss }) => [loss?.rows, loss?.ids])).toEqual([[1, ['i1']]])
    })

    test.each<[string, FieldSchema, FieldSchema, readonly Json[], readonly string[]]>([
      ['choices of a text', text, choice, ['a', 'c', 'b', null], ['i1']],
      ['a pattern', text, { type: 'string', pattern: '^[A-Z]+$' }, ['AB', 'ab', 'Ab'], ['i1', 'i2']],
      ['a format', text, { type: 'string', format: 'email' }, ['a@b.com', 'nobody'], ['i1']],
      ['a least length', text, { type: 'string', minLength: 3 }, ['abc', 'ab'], ['i1']],
      ['a least value', whole, { type: 'integer', minimum: 0 }, [1, -1, 0], ['i1']],
      ['a greatest amount', decimal(2), { ...decimal(2), formatMaximum: '9.99' }, ['9.99', '10.00'], ['i1']],
      ['a first day', day, { ...day, formatMinimum: '2026-01-01' }, ['2026-01-01', '2025-12-31'], ['i1']],
      ['a bound with a wider type', whole, { type: 'number', maximum: 2 }, [2, 3], ['i1']],
    ])('%s', async (_, before, after, values, ids) => {
      const db = await stored(before, values)
      const { losses, ...plan } = await refused(changed(db, schemaOf(after)))
      expect(losses.map(({ loss }) => [loss?.rows, loss?.ids])).toEqual([[ids.length, ids]])
      expect(printPlan({ losses, ...plan })).toContain(`(${ids.join(', ')}) [items.value]`)
      await changed(db, schemaOf(after), { allowLoss: true })
      expect(await valuesIn(db, schemaOf(after))).toEqual(values)
    })

    test('a requirement, with the records that lack the value', async () => {
      const db = await stored(text, ['a', null, 'b', null])
      const { losses } = await refused(changed(db, schemaOf(text, { required: ['value'] })))
      expect(losses.map(({ loss }) => [loss?.rows, loss?.ids])).toEqual([[2, ['i1', 'i3']]])
    })

    test('nothing is refused where all values hold', async () => {
      const db = await stored(text, ['AB', null])
      expect((await changed(db, schemaOf({ type: 'string', pattern: '^[A-Z]+$' }))).losses).toEqual([])
    })
  })

  describe('conversions that lose nothing', () => {
    test.each<[string, FieldSchema, FieldSchema, readonly Json[], readonly Json[]]>([
      ['text of digits to whole numbers', text, whole, ['12', '-7', null], [12, -7, null]],
      ['whole numbers to text', whole, text, [12, -7, null], ['12', '-7', null]],
      ['numbers without a fraction to whole ones', { type: 'number' }, whole, [2.0, -3, null], [2, -3, null]],
      ['whole numbers to numbers', whole, { type: 'number' }, [2, -3], [2, -3]],
      ['days to moments', day, moment, ['2026-03-01', null], ['2026-03-01T00:00:00.000Z', null]],
      ['midnights to days', moment, day, ['2026-03-01T00:00:00.000Z'], ['2026-03-01']],
      ['text to days', text, day, ['2026-03-01'], ['2026-03-01']],
      ['yes and no to text', { type: 'boolean' }, text, [true, false, null], ['true', 'false', null]],
      ['text of yes and no back', text, { type: 'boolean' }, ['true', 'false', null], [true, false, null]],
      ['whole numbers to exact ones', whole, decimal(2), [7, null], ['7.00', null]],
      ['exact numbers without places to whole ones', decimal(2), whole, ['7.00', null], [7, null]],
      ['exact numbers to text', decimal(2), text, ['7.50', '-0.05'], ['7.50', '-0.05']],
      ['text to exact numbers', text, decimal(2), ['7.5', '-0.05'], ['7.50', '-0.05']],
      ['numbers to exact ones', { type: 'number' }, decimal(2), [7.5, 19.99], ['7.50', '19.99']],
      ['a choice to choices', choice, choices, ['a', null, 'b'], [['a'], [], ['b']]],
      ['lists of one choice to a choice', choices, choice, [['a'], [], ['b']], ['a', null, 'b']],
      ['text to a choice', text, choice, ['a', 'b'], ['a', 'b']],
      ['text of numbers to a choice of numbers', text, { type: 'integer', enum: [1, 2] }, ['1', '2'], [1, 2]],
    ])('%s', async (_, before, after, values, expected) => {
      const db = await stored(before, values)
      expect((await changed(db, schemaOf(after))).losses).toEqual([])
      expect(await valuesIn(db, schemaOf(after))).toEqual(expected)
    })
  })

  describe('where a value would lose something, it is named', () => {
    test.each<[string, FieldSchema, FieldSchema, readonly Json[], readonly Json[], number]>([
      ['text that is no number, or has zeros before it', text, whole, ['12', 'x', '007'], [12, null, null], 2],
      ['a fraction', { type: 'number' }, whole, [2, 2.5], [2, null], 1],
      ['a time of the day', moment, day, ['2026-03-01T00:00:00.000Z', '2026-03-01T10:00:00.000Z'], ['2026-03-01', null], 1],
      ['a word for yes', text, { type: 'boolean' }, ['true', 'yes'], [true, null], 1],
      ['a list of two', choices, choice, [['a'], ['a', 'b']], ['a', null], 2],
    ])('%s', async (_, before, after, values, expected, rows) => {
      const db = await stored(before, values)
      const { losses } = await refused(changed(db, schemaOf(after)))
      expect(losses.map(({ loss }) => loss?.rows)).toEqual([rows])
      await changed(db, schemaOf(after), { allowLoss: true })
      expect(await valuesIn(db, schemaOf(after))).toEqual(expected)
    })

    test('digits for which a greater scale leaves no space: no approval helps', async () => {
      const db = await stored(decimal(0), ['99999999999999999', '1'])
      const plan = await refused(changed(db, schemaOf(decimal(9)), { allowLoss: true }))
      expect(printPlan(plan)).toContain('have more digits than the new scale leaves space for: 1 row (i0) (put the data right first)')
    })
  })

  test('each loss is approved by itself', async () => {
    const db = await stored(text, ['x', '1'])
    const without: EntitySchema = { $id: 'items', type: 'object', properties: { value: whole } }
    for (const allowLoss of [['items.value'], ['items.note'], ['items']]) await refused(changed(db, without, { allowLoss }))
    await changed(db, without, { allowLoss: ['items.value', 'items.note'] })
    expect(await valuesIn(db, without)).toEqual([null, 1])
  })

  test('a former name that is not there is reported, with the one that was likely meant', async () => {
    const db = await stored(text, ['x'])
    const renamed: EntitySchema = { $id: 'items', type: 'object', properties: { content: { ...text, was: 'valeu' }, note: text } }
    const { notes } = await refused(changed(db, renamed))
    expect(notes).toContain("items: there is no column 'valeu' to rename; content starts empty; was it 'value'?")
  })
})
