import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { defineEntity } from '../../../src/model/defineEntity.ts'
import type { EntitySchema, FieldSchema } from '../../../src/model/entitySchema.ts'
import type { Model } from '../../../src/model/resolvedEntity.ts'
import type { Database } from '../../../src/server/db/database.ts'
import { migrate } from '../../../src/server/db/migrate/migrate.ts'
import { MigrationRefused, type Plan, printPlan } from '../../../src/server/db/migrate/plan.ts'
import { planMigration } from '../../../src/server/db/migrate/planMigration.ts'
import { type DatabaseTarget, openDatabase } from '../../../src/server/db/openDatabase.ts'
import { createRepository } from '../../../src/server/db/repository/createRepository.ts'
import type { Repository, StoredRecord, Values } from '../../../src/server/db/repository/repository.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { columnTypes, entityOf, modelOf } from '../../support/models/databaseModel.ts'
import { shop } from '../../support/models/shopModel.ts'

type Properties = Readonly<Record<string, FieldSchema>>

const items = (properties: Properties, more: Partial<EntitySchema> = {}): EntitySchema => ({
  $id: 'items',
  type: 'object',
  properties,
  ...more,
})

const makers = defineEntity({ $id: 'makers', type: 'object', properties: { name: { type: 'string' } } })

const FIRST: Properties = {
  name: { type: 'string', maxLength: 50 },
  count: { type: 'integer' },
  price: { type: 'string', format: 'money' },
  state: { enum: ['new', 'used', 'broken'] },
  maker: { type: 'string', reference: 'makers' },
  marks: { type: 'array', items: { enum: ['a', 'b', 'c'] }, uniqueItems: true },
  parts: { type: 'array', items: { type: 'object', properties: { label: { type: 'string' }, amount: { type: 'integer' } } } },
}

const ROWS: readonly Values[] = [
  { id: 'i1', name: 'Émile', count: 7, price: '10.25', state: 'new', maker: 'm1', marks: ['a', 'b'], parts: [{ label: 'x', amount: 1 }] },
  { id: 'i2', name: 'Zoé', count: 7, price: '-0.50', state: 'broken', maker: null, marks: ['b'], parts: [] },
  { id: 'i3', name: null, count: null, price: null, state: null, maker: null, marks: [], parts: [] },
]

const LIST = { sort: { field: 'id', order: 'ASC' }, offset: 0, limit: 100 } as const

describeEachEngine('migration', (engine) => {
  const opened: Database[] = []
  afterEach(async () => {
    for (const db of opened.splice(0)) await db.close()
  })

  const open = async (target: DatabaseTarget): Promise<Database> => {
    const db = await openDatabase(target)
    opened.push(db)
    return db
  }

  const repositoryOf = (db: Database, model: Model): Repository => createRepository(db, model, columnTypes)
  const itemsIn = async (db: Database, model: Model): Promise<StoredRecord[]> =>
    (await repositoryOf(db, model).list(db.read, entityOf(model, 'items'), LIST)).rows

  /** A database with the first schema and three rows. */
  const filled = async (): Promise<Database> => {
    const db = await open(await engine.fresh())
    const model = modelOf(makers, items(FIRST))
    await migrate(db, model, columnTypes)
    const repository = repositoryOf(db, model)
    await db.write(async (trx) => {
      await repository.insert(trx, entityOf(model, 'makers'), { id: 'm1', name: 'Maker' })
      for (const row of ROWS) await repository.insert(trx, entityOf(model, 'items'), row)
    })
    return db
  }

  const refusedPlan = (work: Promise<Plan>): Promise<Plan> =>
    work.then(
      () => Promise.reject(new Error('was not refused')),
      (error) => (error instanceof MigrationRefused ? error.plan : Promise.reject(error)),
    )
  const losses = (plan: Plan) => plan.losses.map(({ table, text, loss }) => [table, text, loss?.rows])

  test('makes what is missing and then finds nothing to do', async () => {
    const db = await open(await engine.fresh())
    const plan = await migrate(db, shop, columnTypes)
    expect(plan.steps.length).toBeGreaterThan(0)
    const again = await planMigration(db, db.read, shop, columnTypes)
    expect(again).toMatchObject({ upToDate: true, plan: { steps: [] } })
    expect(printPlan(again.plan)).toContain('The database matches the schemas.')
  })

  test('two processes that start at once make the tables once', async () => {
    const target = await engine.fresh()
    const [one, two] = [await open(target), await open(target)]
    const plans = await Promise.all([migrate(one, shop, columnTypes), migrate(two, shop, columnTypes)])
    expect(plans.map(({ steps }) => steps.length > 0).sort()).toEqual([false, true])
  })

  test('adds columns, tables and indexes under rows that are there, and gives them the default', async () => {
    const db = await filled()
    const more: Properties = {
      ...FIRST,
      active: { type: 'boolean', default: true },
      note: { type: 'string' },
      rate: { type: 'string', format: 'percent', default: '1.50' },
      spare: { type: 'string', reference: 'makers', onDelete: 'setNull' },
      links: { type: 'array', items: { type: 'string' }, reference: 'makers' },
    }
    const model = modelOf(makers, items(more))
    expect((await migrate(db, model, columnTypes)).losses).toEqual([])
    expect(await itemsIn(db, model)).toMatchObject(
      ROWS.map((row) => ({ id: row.id, name: row.name, active: true, note: null, rate: '1.50', spare: null, links: [] })),
    )
    const [first] = await itemsIn(db, model)
    if (!first) throw new Error('no rows')
    const orphan = db.write((trx) => repositoryOf(db, model).update(trx, entityOf(model, 'items'), first, { spare: 'nobody' }))
    await expect(orphan).rejects.toMatchObject({ status: 422, fields: [{ path: 'spare', keyword: 'reference' }] })
  })

  test('a code that is the id is found after it becomes searched, of rows that are there and of new ones', async () => {
    const db = await open(await engine.fresh())
    const coded = (search: boolean) => modelOf(items({ id: { type: 'string', search }, name: { type: 'string', search: true } }))
    const add = (model: Model, id: string, name: string) =>
      db.write((trx) => repositoryOf(db, model).insert(trx, entityOf(model, 'items'), { id, name }))
    await migrate(db, coded(false), columnTypes)
    await add(coded(false), 'ÜSD', 'Dollar')
    const model = coded(true)
    await migrate(db, model, columnTypes)
    await add(model, 'CHF', 'Franc')
    const found = async (more: object) =>
      (await repositoryOf(db, model).list(db.read, entityOf(model, 'items'), { ...LIST, ...more })).rows.map(({ id }) => id)
    expect(await found({ search: 'usd' })).toEqual(['ÜSD'])
    expect(await found({ search: 'us dollar' })).toEqual(['ÜSD'])
    expect(await found({ search: 'chf' })).toEqual(['CHF'])
    expect(await found({ filter: [{ path: 'id', operator: 'contains', value: 'usd' }] })).toEqual(['ÜSD'])
    expect((await planMigration(db, db.read, model, columnTypes)).upToDate).toBe(true)
    expect((await migrate(db, coded(false), columnTypes)).losses).toEqual([])
    expect((await repositoryOf(db, coded(false)).list(db.read, entityOf(model, 'items'), { ...LIST, search: 'usd' })).rows).toEqual([])
  })

  test('text that becomes searched or sorted is folded for the rows that are there', async () => {
    const db = await open(await engine.fresh())
    const plain = modelOf(items({ name: { type: 'string', indexed: false, search: false }, other: { type: 'string', search: true } }))
    await migrate(db, plain, columnTypes)
    await db.write(async (trx) => {
      for (const [index, name] of ['Zoé', 'émile', 'Ünal'].entries())
        await repositoryOf(db, plain).insert(trx, entityOf(plain, 'items'), { id: `i${index}`, name })
    })
    const model = modelOf(items({ name: { type: 'string', search: true }, other: { type: 'string' } }))
    await migrate(db, model, columnTypes)
    const list = (more: object) => repositoryOf(db, model).list(db.read, entityOf(model, 'items'), { ...LIST, ...more })
    expect((await list({ sort: { field: 'name', order: 'ASC' } })).rows.map(({ name }) => name)).toEqual(['émile', 'Ünal', 'Zoé'])
    expect((await list({ search: 'UNAL' })).rows.map(({ name }) => name)).toEqual(['Ünal'])
    await db.write((trx) => repositoryOf(db, model).insert(trx, entityOf(model, 'items'), { id: 'late', name: 'Ünallar' }))
    expect((await list({ search: 'unal' })).total).toBe(2)
  })

  test('renames keep every value, of columns, lists, child rows and whole entities', async () => {
    const db = await filled()
    const { name = {}, marks = {}, parts = {}, ...rest } = FIRST
    const properties: Properties = {
      ...rest,
      title: { ...name, was: 'name' },
      tags: { ...marks, was: 'marks' },
      pieces: {
        ...parts,
        was: 'parts',
        items: { type: 'object', properties: { label: { type: 'string' }, quantity: { type: 'integer', was: 'amount' } } },
      },
    }
    const renamed = defineEntity({ ...items(properties), $id: 'goods', entity: { was: 'items' } })
    const model = modelOf(makers, renamed)
    const plan = await migrate(db, model, columnTypes)
    expect(plan.losses).toEqual([])
    const { rows } = await repositoryOf(db, model).list(db.read, entityOf(model, 'goods'), {
      ...LIST,
      sort: { field: 'title', order: 'DESC' },
    })
    expect(rows).toMatchObject([
      { id: 'i2', title: 'Zoé', tags: ['b'], pieces: [] },
      { id: 'i1', title: 'Émile', price: '10.25', maker: 'm1', tags: ['a', 'b'], pieces: [{ label: 'x', quantity: 1 }] },
      { id: 'i3', title: null, tags: [] },
    ])
    expect((await repositoryOf(db, model).list(db.read, entityOf(model, 'goods'), { ...LIST, search: 'emile' })).total).toBe(1)
    expect((await planMigration(db, db.read, model, columnTypes)).upToDate).toBe(true)
    const orphan = sql`insert into goods_pieces (id, "parentId", position) values ('p', 'nobody', 0)`
    await expect(db.write((trx) => orphan.execute(trx))).rejects.toThrow(/foreign key/i)
  })

  describe('refuses what loses data, reports how many rows, and changes nothing', () => {
    const cases: readonly { readonly title: string; readonly schemas: readonly EntitySchema[]; readonly expected: readonly unknown[] }[] = [
      {
        title: 'a column that goes',
        schemas: [makers, items(without(FIRST, 'name'))],
        expected: [['items', 'drop column name', 2]],
      },
      {
        title: 'a table that goes',
        schemas: [items(without(FIRST, 'maker'))],
        expected: [
          ['items', 'drop column maker', 1],
          ['makers', 'drop table', 1],
        ],
      },
      {
        title: 'child rows and lists that go',
        schemas: [makers, items(without(FIRST, 'parts', 'marks'))],
        expected: [
          ['items_marks', 'drop table', 3],
          ['items_parts', 'drop table', 1],
        ],
      },
      {
        title: 'a type into which the values do not fit',
        schemas: [makers, items({ ...FIRST, name: { type: 'integer' } })],
        expected: [['items', 'change the type of name', 2]],
      },
      {
        title: 'fewer decimals than values have',
        schemas: [makers, items({ ...FIRST, price: { type: 'string', format: 'money', scale: 1 } })],
        expected: [['items', 'change the type of price', 1]],
      },
      {
        title: 'a field that becomes required while rows lack it',
        schemas: [makers, items(FIRST, { required: ['name'] })],
        expected: [['items', 'require name', 1]],
      },
      {
        title: 'choices that rows still have',
        schemas: [
          makers,
          items({ ...FIRST, state: { enum: ['new', 'used'] }, marks: { type: 'array', items: { enum: ['a', 'c'] }, uniqueItems: true } }),
        ],
        expected: [
          ['items', 'take broken from the choices of state', 1],
          ['items_marks', 'take b from the choices of value', 2],
        ],
      },
      {
        title: 'a length that values exceed',
        schemas: [makers, items({ ...FIRST, name: { type: 'string', maxLength: 3 } })],
        expected: [['items', 'shorten name to 3 characters', 1]],
      },
      {
        title: 'a reference where values point to nothing',
        schemas: [makers, items({ ...FIRST, name: { type: 'string', reference: 'makers' } })],
        expected: [['items', 'link name to makers', 2]],
      },
      {
        title: 'uniqueness where values are shared',
        schemas: [makers, items({ ...FIRST, count: { type: 'integer', unique: true } })],
        expected: [['items', 'make unique: count', 2]],
      },
    ]

    test.each(cases)('$title', async ({ schemas, expected }) => {
      const db = await filled()
      const before = await itemsIn(db, modelOf(makers, items(FIRST)))
      const model = modelOf(...schemas)
      const plan = await refusedPlan(migrate(db, model, columnTypes))
      expect(losses(plan)).toEqual(expected)
      expect(await itemsIn(db, modelOf(makers, items(FIRST)))).toEqual(before)
    })

    test('the refusal is a plan that people can read', async () => {
      const db = await filled()
      const plan = await refusedPlan(
        migrate(db, modelOf(makers, items({ ...without(FIRST, 'name'), note: { type: 'string' } })), columnTypes),
      )
      const text = printPlan(plan)
      expect(text).toContain('! items: drop column name – its values are lost: 2 rows')
      expect(text).toContain('add column note')
      expect(text).toContain('npm run db:apply -- --allow-loss')
    })

    test('nothing is refused where no row would be affected', async () => {
      const db = await filled()
      await sql`select 1`.execute(db.read)
      await db.write(async (trx) => void (await sql`update items set name = null, name_key = null`.execute(trx)))
      const plan = await migrate(db, modelOf(makers, items(without(FIRST, 'name'))), columnTypes)
      expect(plan.losses).toEqual([])
      expect(plan.steps.map(({ text }) => text)).toContain('drop column name')
    })
  })

  describe('approved, it runs the plan', () => {
    const approved = async (...schemas: readonly EntitySchema[]) => {
      const db = await filled()
      const model = modelOf(...schemas)
      await migrate(db, model, columnTypes, { allowLoss: true })
      expect((await planMigration(db, db.read, model, columnTypes)).upToDate).toBe(true)
      return { db, model, rows: await itemsIn(db, model) }
    }

    test('drops columns and tables', async () => {
      const { rows } = await approved(items(without(FIRST, 'maker', 'name', 'parts')))
      expect(rows.map((row) => Object.keys(row).sort())[0]).toEqual([
        '_version',
        'count',
        'createdAt',
        'id',
        'marks',
        'price',
        'state',
        'updatedAt',
      ])
      expect(rows.map(({ price, marks }) => [price, marks])).toEqual([
        ['10.25', ['a', 'b']],
        ['-0.50', ['b']],
        [null, []],
      ])
    })

    test('empties choices, shortens texts, keeps search and sort in step with them', async () => {
      const { db, model, rows } = await approved(
        makers,
        items({
          ...FIRST,
          state: { enum: ['new', 'used'] },
          name: { type: 'string', maxLength: 3 },
          marks: { type: 'array', items: { enum: ['a'] } },
        }),
      )
      expect(rows.map(({ state, name, marks }) => [state, name, marks])).toEqual([
        ['new', 'Émi', ['a']],
        [null, 'Zoé', []],
        [null, null, []],
      ])
      const found = await repositoryOf(db, model).list(db.read, entityOf(model, 'items'), { ...LIST, search: 'emi' })
      expect(found.total).toBe(1)
    })

    test('still refuses uniqueness over shared values: which of them is right is not for a machine to say', async () => {
      const db = await filled()
      const model = modelOf(makers, items({ ...FIRST, count: { type: 'integer', unique: true } }))
      const plan = await refusedPlan(migrate(db, model, columnTypes, { allowLoss: true }))
      expect(losses(plan)).not.toEqual([])
    })

    test('empties references that would point to nothing', async () => {
      const { db, model, rows } = await approved(makers, items({ ...FIRST, name: { type: 'string', reference: 'makers' } }))
      expect(rows.map(({ name }) => name)).toEqual([null, null, null])
      await expect(
        db.write((trx) => repositoryOf(db, model).insert(trx, entityOf(model, 'items'), { id: 'x', name: 'nobody' })),
      ).rejects.toThrow('invalid')
    })

    test('a changed rule for deletion holds from then on', async () => {
      const { db, model } = await approved(makers, items({ ...FIRST, maker: { type: 'string', reference: 'makers', onDelete: 'cascade' } }))
      await db.write((trx) => repositoryOf(db, model).remove(trx, entityOf(model, 'makers'), 'm1'))
      expect((await itemsIn(db, model)).map(({ id }) => id)).toEqual(['i2', 'i3'])
    })
  })

  test('wider types keep their values exactly', async () => {
    const db = await filled()
    const model = modelOf(
      makers,
      items({
        ...FIRST,
        count: { type: 'string', format: 'decimal', scale: 3 },
        price: { type: 'string', format: 'money', scale: 4 },
        name: { type: 'string', field: 'longText' },
      }),
    )
    expect((await migrate(db, model, columnTypes)).losses).toEqual([])
    expect((await itemsIn(db, model)).map(({ count, price, name }) => [count, price, name])).toEqual([
      ['7.000', '10.2500', 'Émile'],
      ['7.000', '-0.5000', 'Zoé'],
      [null, null, null],
    ])
    const lists = await repositoryOf(db, model).list(db.read, entityOf(model, 'items'), { ...LIST, search: 'zoe' })
    expect(lists.total).toBe(1)
  })

  test('tables of others are left alone', async () => {
    const db = await filled()
    await db.alter(async (trx) => void (await sql`create table strangers (id text primary key)`.execute(trx)))
    const plan = await migrate(db, modelOf(makers, items({ ...FIRST, note: { type: 'string' } })), columnTypes)
    expect(plan.steps.filter(({ table }) => table === 'strangers')).toEqual([])
  })

  test('entities that point to each other and to themselves are made in any order', async () => {
    const db = await open(await engine.fresh())
    const hens = defineEntity({
      $id: 'hens',
      type: 'object',
      properties: { egg: { type: 'string', reference: 'eggs' }, mother: { type: 'string', reference: 'hens' } },
    })
    const eggs = defineEntity({ $id: 'eggs', type: 'object', properties: { hen: { type: 'string', reference: 'hens' } } })
    const model = modelOf(hens, eggs)
    await migrate(db, model, columnTypes)
    const repository = repositoryOf(db, model)
    await db.write(
      async (trx) => {
        await repository.insert(trx, entityOf(model, 'hens'), { id: 'h', egg: 'e', mother: 'h' })
        await repository.insert(trx, entityOf(model, 'eggs'), { id: 'e', hen: 'h' })
      },
      { deferReferences: true },
    )
    expect(await repository.exists(db.read, entityOf(model, 'hens'), 'h')).toBe(true)
  })

  test('every column that a list can sort by is read in the order of an index', async () => {
    const db = await open(await engine.fresh())
    await migrate(db, shop, columnTypes)
    const goods = entityOf(shop, 'goods')
    const sortable = [...goods.fields.filter((field) => field.sortable).map(({ name }) => name), 'id', 'createdAt', 'updatedAt']
    expect(sortable.length).toBeGreaterThan(12)
    for (const field of sortable) {
      for (const order of ['ASC', 'DESC'] as const) {
        const statements: string[] = []
        const stop = db.observe((statement) => statements.push(statement))
        await repositoryOf(db, shop).list(db.read, goods, { ...LIST, sort: { field, order } })
        stop()
        const plan = await explain(db, statements.find((statement) => statement.includes('order by')) ?? '')
        expect(plan, `${field} ${order}`).not.toMatch(/TEMP B-TREE|Sort/)
      }
    }
  })

  /** The engine's plan of a page, with sequential scans discouraged. */
  const explain = async (db: Database, statement: string): Promise<string> => {
    const page = statement.replace(/limit (\?|\$\d+) offset (\?|\$\d+)/, 'limit 25 offset 0')
    if (engine.name === 'sqlite') {
      const { rows } = await sql<{ detail: string }>`${sql.raw(`explain query plan ${page}`)}`.execute(db.read)
      return rows.map(({ detail }) => detail).join('\n')
    }
    const rows = await db.write(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx)
      return (await sql<Record<string, string>>`${sql.raw(`explain ${page}`)}`.execute(trx)).rows
    })
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
})

function without(properties: Properties, ...names: readonly string[]): Properties {
  return Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name)))
}
