import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Json } from '../../../src/model/entitySchema.ts'
import { AppError } from '../../../src/model/errors.ts'
import type { Database } from '../../../src/server/db/database.ts'
import type { Condition, PageSelection, Repository, StoredRecord, Values } from '../../../src/server/db/repository/repository.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { statementsOf } from '../../support/database/statementsOf.ts'
import { openMigrated } from '../../support/models/databaseModel.ts'
import { GOODS, MAKERS, shop, TAGS } from '../../support/models/shopModel.ts'

const PAGE = { sort: { field: 'id', order: 'ASC' }, offset: 0, limit: 100 } as const

describeEachEngine('the repository', (engine) => {
  let db: Database
  let repository: Repository

  beforeAll(async () => {
    ;({ db, repository } = await openMigrated(engine.database, shop))
  })
  afterAll(() => db?.close())
  beforeEach(async () => {
    await db.write(async (trx) => {
      for (const table of ['goods', 'makers', 'tags']) await sql`delete from ${sql.id(table)}`.execute(trx)
      for (const id of ['m1', 'm2', 'm3']) await repository.insert(trx, MAKERS, { id, name: `Maker ${id}` })
      for (const id of ['t1', 't2', 't3']) await repository.insert(trx, TAGS, { id, name: `Tag ${id}` })
    })
  })

  const add = (...records: Values[]): Promise<StoredRecord[]> =>
    db.write(async (trx) => {
      const stored: StoredRecord[] = []
      for (const record of records) stored.push(await repository.insert(trx, GOODS, record))
      return stored
    })
  const list = (selection: Partial<PageSelection> = {}) => repository.list(db.read, GOODS, { ...PAGE, ...selection })
  const idsOf = async (selection: Partial<PageSelection>) => (await list(selection)).rows.map(({ id }) => id)
  const where = (path: string, operator: Condition['operator'], value: Json) => idsOf({ filter: [{ path, operator, value }] })
  const byId = async (id: string): Promise<StoredRecord | undefined> => (await repository.getMany(db.read, GOODS, [id]))[0]

  const FULL: Values = {
    id: 'full',
    name: 'Çırağan “Sarayı” 🚗',
    code: 'C-1',
    secret: 'shh',
    color: 'red',
    price: '1234567890123456.78',
    stock: -3,
    weight: 0.1,
    sold: true,
    since: '2024-02-29',
    seen: '2026-01-02T03:04:05.678Z',
    maker: 'm1',
    spare: 'm2',
    owner: 'm3',
    tags: ['t2', 't1'],
    flags: ['used', 'new'],
    parts: [
      { label: 'wheel', quantity: 4, price: '10.00', maker: 'm1' },
      { label: 'key', quantity: 1, price: null, maker: null },
    ],
    extra: { z: 1, a: [true, null, { deep: 'ü' }] },
    row: 'A',
    place: '1',
  }

  describe('writing', () => {
    test('what an insert answers is what is read afterwards, and every field is there', async () => {
      const [stored] = await add(FULL, { id: 'bare', name: 'Bare' })
      expect(await byId('full')).toEqual(stored)
      expect(stored).toMatchObject({ ...FULL, _version: 1, parts: [{ label: 'wheel' }, { label: 'key' }] })
      expect(await byId('bare')).toMatchObject({ price: null, sold: null, extra: null, tags: [], flags: [], parts: [], maker: null })
    })

    test('key order of free objects is kept', async () => {
      await add(FULL)
      expect(JSON.stringify((await byId('full'))?.extra)).toBe('{"z":1,"a":[true,null,{"deep":"ü"}]}')
    })

    test('an update changes what is given, counts the version, and answers what is read afterwards', async () => {
      const [stored] = await add(FULL)
      if (!stored) throw new Error('not stored')
      const changed = await db.write((trx) => repository.update(trx, GOODS, stored, { price: '5', tags: ['t3'], name: 'New' }))
      const open = { _openVersion: 2, _openUpdatedAt: changed.updatedAt }
      expect(changed).toEqual({ ...stored, price: '5.00', tags: ['t3'], name: 'New', _version: 2, updatedAt: changed.updatedAt, ...open })
      expect(await byId('full')).toEqual(changed)
    })

    test('child rows keep their id while they stay, get one when they are new, and go when they are left out', async () => {
      const [stored] = await add(FULL)
      if (!stored) throw new Error('not stored')
      const [wheel] = stored.parts as Values[]
      const parts: Values[] = [
        { label: 'new', quantity: 9 },
        { ...wheel, quantity: 5 },
      ]
      const changed = await db.write((trx) => repository.update(trx, GOODS, stored, { parts }))
      const after = changed.parts as Values[]
      expect(after.map(({ label, quantity }) => [label, quantity])).toEqual([
        ['new', 9],
        ['wheel', 5],
      ])
      expect(after[1]?.id).toBe(wheel?.id)
      expect(after[0]?.id).toMatch(/^[0-9a-f-]{36}$/)
      expect((await byId('full'))?.parts).toEqual(after)
    })

    test('a row id of another record is not taken over', async () => {
      const [one, two] = await add(FULL, { ...FULL, id: 'two', code: null, row: null })
      if (!one || !two) throw new Error('not stored')
      const [foreign] = one.parts as Values[]
      await db.write((trx) => repository.update(trx, GOODS, two, { parts: [{ ...foreign, label: 'mine' }] }))
      expect((await byId('full'))?.parts).toEqual(one.parts)
      expect((await byId('two'))?.parts).toMatchObject([{ label: 'mine' }])
    })

    test('a write on an outdated version is a conflict and changes nothing', async () => {
      const [stored] = await add(FULL)
      if (!stored) throw new Error('not stored')
      await db.write((trx) => repository.update(trx, GOODS, stored, { name: 'first' }))
      const second = db.write((trx) => repository.update(trx, GOODS, stored, { name: 'second', tags: [] }))
      await expect(second).rejects.toMatchObject({ status: 409, code: 'conflict' })
      expect(await byId('full')).toMatchObject({ name: 'first', tags: ['t2', 't1'] })
    })

    test('no update is lost when many read, lock and write the same record', async () => {
      await add({ id: 'hot', name: 'Hot', stock: 0 })
      const raise = () =>
        db.write(async (trx) => {
          await repository.lock(trx, GOODS, 'hot')
          const [current] = await repository.getMany(trx, GOODS, ['hot'])
          if (current) await repository.update(trx, GOODS, current, { stock: Number(current.stock) + 1 })
        })
      await Promise.all(Array.from({ length: 60 }, raise))
      expect(await byId('hot')).toMatchObject({ stock: 60, _version: 61 })
    })
  })

  describe('what the database refuses', () => {
    const refusal = (work: Promise<unknown>): Promise<AppError> =>
      work.then(
        () => Promise.reject(new Error('was not refused')),
        (error) => (error instanceof AppError ? error : Promise.reject(error)),
      )

    test('a value that must be unique is an error at its field', async () => {
      await add(FULL)
      const error = await refusal(add({ id: 'other', name: 'Other', code: 'C-1' }))
      expect(error).toMatchObject({ status: 422, fields: [{ path: 'code', keyword: 'unique' }] })
    })

    test('so is a set of values, at each of its fields', async () => {
      await add(FULL)
      const error = await refusal(add({ id: 'other', name: 'Other', row: 'A', place: '1' }))
      expect(error.fields.map(({ path, keyword }) => [path, keyword])).toEqual([
        ['row', 'unique'],
        ['place', 'unique'],
      ])
    })

    test('an id that is taken is an error at the id', async () => {
      await add(FULL)
      expect(await refusal(add({ id: 'full', name: 'Again' }))).toMatchObject({ status: 422, fields: [{ path: 'id', keyword: 'unique' }] })
    })

    test('empty values are never alike', async () => {
      await add({ id: 'a', name: 'A', row: 'A' }, { id: 'b', name: 'B', row: 'A' })
      expect(await where('row', 'eq', 'A')).toEqual(['a', 'b'])
    })

    test.each([
      ['maker', { maker: 'nobody' }],
      ['tags', { tags: ['t1', 'nothing'] }],
      ['parts', { parts: [{ label: 'x', maker: 'nobody' }] }],
    ])('a reference to nothing is an error at %s', async (path, values) => {
      const error = await refusal(add({ id: 'lost', name: 'Lost', ...values }))
      expect(error).toMatchObject({ status: 422, fields: [{ path, keyword: 'reference' }] })
      expect(await byId('lost')).toBeUndefined()
    })

    test('deleting what others need names them and how many', async () => {
      await add({ id: 'a', name: 'A', maker: 'm1' }, { id: 'b', name: 'B', maker: 'm1', parts: [{ label: 'x', maker: 'm1' }] })
      const error = await refusal(db.write((trx) => repository.remove(trx, MAKERS, 'm1')))
      expect(error).toMatchObject({ status: 409, code: 'referenced', params: { entity: 'goods', count: 3 } })
    })

    test('deleting empties or takes along what the schema says', async () => {
      await add({ id: 'emptied', name: 'A', spare: 'm2' }, { id: 'taken', name: 'B', owner: 'm2', parts: [{ label: 'x' }] })
      await db.write((trx) => repository.remove(trx, MAKERS, 'm2'))
      expect((await list()).rows.map(({ id, spare }) => [id, spare])).toEqual([['emptied', null]])
      const { rows } = await sql`select 1 from goods_parts`.execute(db.read)
      expect(rows).toEqual([])
    })

    test('NUL in a text never reaches the database', async () => {
      await add({ id: 'nul', name: 'a\0b' })
      expect((await byId('nul'))?.name).toBe('ab')
      expect(await repository.getMany(db.read, GOODS, ['nul\0', 'nul'])).toHaveLength(1)
      expect(await where('name', 'contains', 'a\0b')).toEqual(['nul'])
    })
  })

  describe('lists', () => {
    const names = [
      'émile',
      'Zoé',
      'Eva',
      'Çelik',
      'Zeynep',
      'ismail',
      'İpek',
      'ılgaz',
      'أحمد',
      'Änne',
      'a_b',
      'a%b',
      'aXb',
      "O'Neil",
      'back\\slash',
    ]
    beforeEach(async () => {
      const named = names.map((name, index) => ({ id: `n${String(index).padStart(2, '0')}`, name, stock: index % 3 === 0 ? null : index }))
      await add(...named)
    })
    const namesOf = async (selection: Partial<PageSelection>) => (await list(selection)).rows.map(({ name }) => name)
    const namesWhere = (operator: Condition['operator'], value: Json) => namesOf({ filter: [{ path: 'name', operator, value }] })

    test('sort text by letters, not by case or accent, the same on every engine', async () => {
      const sorted = [
        ...['a%b', 'a_b', 'Änne', 'aXb', 'back\\slash', 'Çelik', 'émile', 'Eva'],
        ...['ılgaz', 'İpek', 'ismail', "O'Neil", 'Zeynep', 'Zoé', 'أحمد'],
      ]
      const ascending = await namesOf({ sort: { field: 'name', order: 'ASC' } })
      expect(ascending).toEqual(sorted)
      expect(await namesOf({ sort: { field: 'name', order: 'DESC' } })).toEqual(ascending.toReversed())
    })

    test('put empty values first when ascending and last when descending, ties by id', async () => {
      const ascending = await idsOf({ sort: { field: 'stock', order: 'ASC' } })
      expect(ascending.slice(0, 6)).toEqual(['n00', 'n03', 'n06', 'n09', 'n12', 'n01'])
      expect(await idsOf({ sort: { field: 'stock', order: 'DESC' } })).toEqual(ascending.toReversed())
    })

    test('contains and starts know no case and no accents, and take wildcards for what they are', async () => {
      expect(await namesWhere('contains', 'EMI')).toEqual(['émile'])
      expect(await namesWhere('starts', 'i')).toEqual(['ismail', 'İpek', 'ılgaz'])
      expect(await namesWhere('contains', '_')).toEqual(['a_b'])
      expect(await namesWhere('contains', '%')).toEqual(['a%b'])
      expect(await namesWhere('starts', 'a_')).toEqual(['a_b'])
      expect(await namesWhere('contains', '\\')).toEqual(['back\\slash'])
      expect(await namesWhere('contains', 'احمد')).toEqual(['أحمد'])
    })

    test('equality is exact', async () => {
      expect(await namesWhere('eq', 'Eva')).toEqual(['Eva'])
      expect(await namesWhere('eq', 'eva')).toEqual([])
      expect(await namesWhere('in', ['Eva', 'zoé', 'Zoé', null])).toEqual(['Zoé', 'Eva'])
      expect(await namesWhere('neq', 'Eva')).toHaveLength(names.length - 1)
    })

    test.each([
      "'; drop table goods; --",
      '" or 1=1 --',
      "' or ''='",
      '$1',
      '?',
      ':name',
      '{{',
      '\u0000',
      '"a" OR "b"',
      'NEAR(a b)',
      '*',
      '^a',
    ])('take %j for a text to look for and nothing else', async (text) => {
      for (const operator of ['eq', 'contains', 'starts'] as const) await namesWhere(operator, `x${text}`)
      expect((await list({ search: `${text}zzzz` })).total).toBe(0)
      expect((await list({ scope: { name: text } })).total).toBe(0)
      expect((await list()).total).toBe(names.length)
    })

    test('refuse names that are not fields, whatever they contain', async () => {
      for (const path of ['nothing', 'name; drop table goods', 'name"', '_rowid', 'name_key', 'parts.nothing', '__proto__', 'constructor'])
        await expect(where(path, 'eq', 'x')).rejects.toMatchObject({ status: 400, code: 'unknownFilter' })
      await expect(list({ sort: { field: 'name" desc --', order: 'ASC' } })).rejects.toMatchObject({ status: 400 })
    })

    test('refuse values that the field can not hold, on every engine alike', async () => {
      for (const [path, value] of [
        ['stock', 'many'],
        ['stock', 1.5],
        ['price', '1.234'],
        ['since', '2024-02-31'],
        ['seen', 'yesterday'],
        ['weight', 'x'],
        ['name', { a: 1 }],
      ] as const)
        await expect(where(path, 'eq', value)).rejects.toMatchObject({ status: 400, code: 'badFilter', params: { field: path } })
    })

    test('a page returns the total, also when it lies after the end', async () => {
      expect(await list({ limit: 4, offset: 2 })).toMatchObject({
        total: 15,
        bounded: false,
        rows: [{ id: 'n02' }, { id: 'n03' }, { id: 'n04' }, { id: 'n05' }],
      })
      expect(await list({ limit: 4, offset: 200 })).toEqual({ rows: [], total: 15, bounded: false })
      expect(await list({ limit: 0 })).toMatchObject({ rows: [], total: 15 })
      const filter = [{ path: 'stock', operator: 'null', value: false }] as const
      expect(await list({ filter, limit: 4, offset: 200 })).toEqual({ rows: [], total: 10, bounded: false })
    })

    test('ids of any number are answered in their order, once', async () => {
      const many = Array.from({ length: 40_000 }, (_, n) => `x${n}`)
      const records = await repository.getMany(db.read, GOODS, ['n03', ...many, 'n01', 'n03', 'n02'])
      expect(records.map(({ id }) => id)).toEqual(['n03', 'n01', 'n02'])
      expect((await list({ filter: [{ path: 'id', operator: 'in', value: [...many, 'n05'] }] })).total).toBe(1)
    })
  })

  describe('filters', () => {
    beforeEach(async () => {
      await add(
        FULL,
        {
          id: 'two',
          name: 'Two',
          price: '-5.00',
          stock: 7,
          weight: 2.5,
          sold: false,
          since: '2023-12-31',
          seen: '2026-01-01T00:00:00.000Z',
          color: 'blue',
          tags: ['t1'],
          parts: [{ label: 'Wheel', quantity: 2 }],
          maker: 'm2',
        },
        { id: 'bare', name: 'Bare' },
      )
    })

    test.each<[string, Condition['operator'], Json, string[]]>([
      ['price', 'eq', '1234567890123456.78', ['full']],
      ['price', 'lt', '0', ['two']],
      ['price', 'gte', '-5', ['full', 'two']],
      ['price', 'in', ['-5.00', '1.00'], ['two']],
      ['price', 'null', true, ['bare']],
      ['stock', 'neq', 7, ['bare', 'full']],
      ['stock', 'nin', [7, 8], ['bare', 'full']],
      ['weight', 'gt', 0.1, ['two']],
      ['sold', 'eq', false, ['two']],
      ['sold', 'neq', false, ['bare', 'full']],
      ['sold', 'null', false, ['full', 'two']],
      ['since', 'lte', '2024-01-01', ['two']],
      ['seen', 'gt', '2026-01-01T01:00:00+01:00', ['full']],
      ['color', 'in', ['red', 'blue'], ['full', 'two']],
      ['color', 'contains', 'RE', ['full']],
      ['maker', 'eq', 'm2', ['two']],
      ['maker', 'eq', null, ['bare']],
      ['tags', 'includes', 't1', ['full', 'two']],
      ['tags', 'null', true, ['bare']],
      ['tags', 'null', false, ['full', 'two']],
      ['flags', 'includes', 'used', ['full']],
      ['parts.quantity', 'gte', 4, ['full']],
      ['parts.label', 'contains', 'WHEEL', ['full', 'two']],
      ['parts.price', 'eq', '10', ['full']],
      ['extra', 'null', false, ['full']],
      ['_version', 'eq', 1, ['bare', 'full', 'two']],
      ['createdAt', 'lt', '2020-01-01T00:00:00.000Z', []],
      ['id', 'nin', ['full'], ['bare', 'two']],
    ])('%s %s %j', async (path, operator, value, expected) => {
      expect(await where(path, operator, value)).toEqual(expected)
    })

    test('several conditions must all hold', async () => {
      const filter: Condition[] = [
        { path: 'tags', operator: 'includes', value: 't1' },
        { path: 'sold', operator: 'eq', value: true },
      ]
      expect(await idsOf({ filter })).toEqual(['full'])
    })
  })

  describe('access', () => {
    beforeEach(() =>
      add(FULL, { id: 'two', name: 'Two', secret: 'hush', color: 'blue', parts: [{ label: 'x', price: '1.00' }] }).then(() => undefined),
    )

    test('rows outside the scope are in no list, count, search, stream or read by id', async () => {
      const scope = { color: 'blue' }
      expect(await list({ scope })).toMatchObject({ total: 1, rows: [{ id: 'two' }] })
      expect((await list({ scope, search: 'Sarayi' })).total).toBe(0)
      expect((await repository.getMany(db.read, GOODS, ['full', 'two'], scope)).map(({ id }) => id)).toEqual(['two'])
      expect(await repository.getMany(db.read, GOODS, ['full'], scope)).toEqual([])
      expect(await repository.exists(db.read, GOODS, 'full', scope)).toBe(false)
      expect(await repository.exists(db.read, GOODS, 'two', scope)).toBe(true)
      const streamed: string[] = []
      for await (const chunk of repository.stream(db.read, GOODS, { sort: PAGE.sort, scope })) streamed.push(...chunk.map(({ id }) => id))
      expect(streamed).toEqual(['two'])
      expect((await list({ scope: { id: 'two' } })).total).toBe(1)
      expect((await list({ scope: { flags: 'used' } })).rows.map(({ id }) => id)).toEqual(['full'])
    })

    test('hidden fields are not read, and can not be filtered, sorted or searched by', async () => {
      const hidden = new Set(['secret', 'parts.price'])
      const { rows } = await list({ hidden })
      for (const row of rows) {
        expect(row).not.toHaveProperty('secret')
        for (const part of row.parts as Values[]) expect(part).not.toHaveProperty('price')
      }
      for (const path of ['secret', 'parts.price'])
        await expect(list({ hidden, filter: [{ path, operator: 'eq', value: '1' }] })).rejects.toMatchObject({ code: 'unknownFilter' })
      await expect(list({ hidden, sort: { field: 'secret', order: 'ASC' } })).rejects.toMatchObject({ status: 400 })
      expect((await list({ search: 'hush' })).total).toBe(1)
      expect((await list({ hidden, search: 'hush' })).total).toBe(0)
      expect((await list({ hidden, search: 'two' })).total).toBe(1)
      expect((await list({ hidden: new Set(['name', 'code', 'secret']), search: 'two' })).total).toBe(0)
      expect((await list({ hidden: new Set(['code']), search: 'two' })).total).toBe(1)
    })
  })

  describe('statements', () => {
    const counted = async (work: () => Promise<unknown>): Promise<number> => (await statementsOf(db, work)).length

    test('a page takes as many of them for 3 records as for 60, with any number of children', async () => {
      const record = (n: number): Values => ({ ...FULL, id: `s${n}`, code: null, row: null, name: `Item ${n}` })
      const pages: Partial<PageSelection>[] = [
        {},
        { search: 'item' },
        { filter: [{ path: 'color', operator: 'eq', value: 'red' }] },
        { sort: { field: 'name', order: 'DESC' } },
      ]
      await add(...Array.from({ length: 3 }, (_, n) => record(n)))
      const before: number[] = []
      for (const page of pages) before.push(await counted(() => list(page)))
      await add(...Array.from({ length: 57 }, (_, n) => record(n + 3)))
      const after: number[] = []
      for (const page of pages) after.push(await counted(() => list(page)))
      expect(after).toEqual(before)
      expect(before).toEqual([4, 5, 5, 4])
    })

    test('a stream hands on every row exactly once, in order, by key', async () => {
      const records = Array.from({ length: 1_203 }, (_, n) => ({
        id: `s${String(n).padStart(4, '0')}`,
        name: `N${n % 7}`,
        stock: n % 5 === 0 ? null : n % 11,
        price: n % 3 ? `${n}.50` : null,
      }))
      await add(...records)
      for (const sort of [
        { field: 'stock', order: 'ASC' },
        { field: 'stock', order: 'DESC' },
        { field: 'name', order: 'DESC' },
        { field: 'price', order: 'ASC' },
        { field: 'id', order: 'DESC' },
        { field: 'createdAt', order: 'ASC' },
      ] as const) {
        const streamed: string[] = []
        for await (const chunk of repository.stream(db.read, GOODS, { sort })) streamed.push(...chunk.map(({ id }) => id))
        const listed = await idsOf({ sort, limit: 2_000 })
        expect(streamed).toEqual(listed)
        expect(new Set(streamed).size).toBe(1_203)
      }
      const found: string[] = []
      for await (const chunk of repository.stream(db.read, GOODS, {
        sort: { field: 'stock', order: 'ASC' },
        search: 'n3',
        filter: [{ path: 'stock', operator: 'null', value: false }],
      }))
        found.push(...chunk.map(({ id }) => id))
      expect(found.length).toBe(records.filter(({ name, stock }) => name === 'N3' && stock !== null).length)
    })
  })
})
