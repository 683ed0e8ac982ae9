import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AppError } from '../../../src/model/errors.ts'
import type { Database } from '../../../src/server/db/database.ts'
import type { PageSelection, Repository, Selection, Values } from '../../../src/server/db/repository/repository.ts'
import { desiredTables } from '../../../src/server/db/tables/desiredTables.ts'
import { entityShape } from '../../../src/server/db/tables/shapes.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { columnTypes, openMigrated } from '../../support/models/databaseModel.ts'
import { BOATS, marina, PAINTS, YARDS } from '../../support/models/marinaModel.ts'

const textOf = (row: object, name: string): string | null => {
  const value: unknown = Reflect.get(row, name)
  return typeof value === 'string' ? value : null
}
const numberOf = (row: object, name: string): number | null => {
  const value: unknown = Reflect.get(row, name)
  return typeof value === 'number' ? value : null
}

const SORT = { field: 'code', order: 'ASC' } as const

describeEachEngine('tables of tenants', (engine) => {
  let db: Database
  let repository: Repository

  beforeAll(async () => {
    ;({ db, repository } = await openMigrated(engine.database, marina))
    await db.write(async (trx) => {
      for (const id of ['main', 'east', 'west']) await repository.insert(trx, YARDS, { id, name: id })
      for (const [yard, code] of [
        ['main', 'Red'],
        ['east', 'Red'],
        ['west', 'Blue'],
      ] as const)
        await repository.insert(trx, PAINTS, { id: `${yard} ${code}`, yard, name: code })
    })
  })
  afterAll(() => db?.close())

  const add = (record: Values) => db.write((trx) => repository.insert(trx, BOATS, { id: `${record.yard} ${record.code}`, ...record }))
  const refusal = (record: Values): Promise<unknown> =>
    add(record).then(
      () => undefined,
      (error: unknown) => error,
    )

  test('the tenant leads every index but those of references and of the first sort', () => {
    const [table] = desiredTables(entityShape(BOATS, columnTypes))
    const indexes = table?.indexes.map(({ unique, parts }) => `${unique ? 'unique ' : ''}${parts.map(({ column }) => column).join()}`)
    expect(indexes?.toSorted()).toEqual(
      [
        'unique yard,code',
        'unique yard,pier,berth',
        'yard,code_key,id',
        'yard,pier_key,id',
        'yard,berth,id',
        'yard,paint,id',
        'yard,createdAt,id',
        'yard,updatedAt,id',
        'yard,id',
        'paint,id',
        'code_key,id',
        'createdAt,id',
        'updatedAt,id',
      ].toSorted(),
    )
  })

  test('unique holds within a tenant, and a refusal names the tenant’s own fields alone', async () => {
    await add({ yard: 'east', code: 'B1', pier: 'A', berth: 1 })
    await add({ yard: 'west', code: 'B1', pier: 'A', berth: 1 })
    const codes = await refusal({ yard: 'east', code: 'B1', id: 'again' })
    const berths = await refusal({ yard: 'east', code: 'B2', pier: 'A', berth: 1 })
    expect(codes instanceof AppError && codes.fields).toEqual([{ path: 'code', keyword: 'unique', params: {} }])
    expect(berths instanceof AppError && berths.fields.map(({ path, params }) => [path, params])).toEqual([
      ['pier', { fields: ['pier', 'berth'] }],
      ['berth', { fields: ['pier', 'berth'] }],
    ])
  })

  test('a record without its tenant is not written', async () => {
    expect(String(await refusal({ code: 'B9' }))).toContain('needs its yard')
  })

  test('groups of any number of records are inserted by few statements, so that their compiled forms stay few', async () => {
    const texts = new Set<string>()
    const stop = db.observe((text) => {
      if (text.startsWith('insert into "boats"')) texts.add(text)
    })
    await db.write((trx) => repository.insert(trx, YARDS, { id: 'north', name: 'north' }))
    let next = 0
    for (let count = 1; count <= 70; count += 1) {
      const group = Array.from({ length: count }, () => ({ yard: 'north', id: `north ${next}`, code: `N${next++}` }))
      const stored = await db.write((trx) => repository.insertMany(trx, BOATS, group))
      expect(stored.map(({ id }) => id)).toEqual(group.map(({ id }) => id))
    }
    stop()
    const { total } = await repository.list(db.read, BOATS, { scope: { yard: 'north' }, sort: SORT, offset: 0, limit: 0 })
    expect([total, texts.size]).toEqual([next, 11])
  })

  test('a scope may name one tenant or several; pages, counts, search and streams keep to it', async () => {
    const boat = (_: unknown, at: number) => ({ id: `east ${at}`, yard: 'east', code: `E${String(at).padStart(5, '0')}` })
    await db.write((trx) => repository.insertMany(trx, BOATS, Array.from({ length: 2_100 }, boat)))
    const page = async (scope: Values, search?: string) => {
      const { rows, total } = await repository.list(db.read, BOATS, { scope, search, sort: SORT, offset: 0, limit: 3 })
      return [total, ...rows.map(({ id }) => id)]
    }
    expect(await page({ yard: 'west' })).toEqual([1, 'west B1'])
    expect(await page({ yard: 'east' })).toEqual([2_101, 'east B1', 'east 0', 'east 1'])
    expect(await page({ yard: ['west', 'main'] }, 'b1')).toEqual([1, 'west B1'])
    expect(await page({ yard: null })).toEqual([0])
    let streamed = 0
    for await (const rows of repository.stream(db.read, BOATS, { scope: { yard: ['east', 'main'] }, sort: SORT })) streamed += rows.length
    expect(streamed).toBe(2_101)
    const shared = await repository.getMany(db.read, PAINTS, ['main Red', 'east Red', 'west Blue'], { yard: ['east', 'main'] })
    expect(shared.map(({ id }) => id)).toEqual(['main Red', 'east Red'])
  })

  describe('all tenants together, by a field whose index each tenant has by itself', () => {
    interface Boat {
      readonly id: string
      readonly yard: string
      readonly code: string
      readonly pier: string | null
      readonly berth: number | null
    }
    const yards = ['main', 'east', 'west']
    const boat = (_: unknown, at: number): Boat => {
      const yard = yards[at % 3] ?? ''
      const pier = at % 11 === 0 ? null : `P${(at * 7) % 13}`
      return { id: `${yard} z${at}`, yard, code: `Z${String(at).padStart(5, '0')}`, pier, berth: at % 5 === 0 ? null : at * 10 }
    }
    const boats = Array.from({ length: 10_100 }, boat)
    beforeAll(() =>
      db.write((trx) =>
        repository.insertMany(
          trx,
          BOATS,
          boats.map((one) => ({ ...one })),
        ),
      ),
    )

    const compared = (one: string | number | null, other: string | number | null): number => {
      if (one === other) return 0
      if (one === null || (other !== null && one < other)) return -1
      return 1
    }
    const expected = (all: readonly Boat[], field: 'pier' | 'berth', order: 'ASC' | 'DESC') => {
      const sorted = all.toSorted((one, other) => compared(one[field], other[field]) || compared(one.id, other.id))
      return (order === 'ASC' ? sorted : sorted.toReversed()).map(({ id }) => id)
    }
    const ids = async (selection: Partial<PageSelection> & Pick<PageSelection, 'sort'>) =>
      (await repository.list(db.read, BOATS, { offset: 0, limit: 40, ...selection })).rows.map(({ id }) => id)

    test.each(
      (['pier', 'berth'] as const).flatMap((field) =>
        (['ASC', 'DESC'] as const).flatMap((order) => [0, 35, 1_100, 10_080].map((offset) => [field, order, offset] as const)),
      ),
    )('a page by %s %s from row %d on has the rows of all in their order', async (field, order, offset) => {
      const sort = { field, order }
      const all = await repository.list(db.read, BOATS, { sort: SORT, offset: 0, limit: 20_000 })
      const given = all.rows.map(
        ({ id, ...row }): Boat => ({ id, yard: '', code: '', pier: textOf(row, 'pier'), berth: numberOf(row, 'berth') }),
      )
      expect(await ids({ sort, offset })).toEqual(expected(given, field, order).slice(offset, offset + 40))
    })

    test.each((['pier', 'berth'] as const).flatMap((field) => (['ASC', 'DESC'] as const).map((order) => [field, order] as const)))(
      'a stream by %s %s has all rows in their order, each once, with and without conditions',
      async (field, order) => {
        const streamed = async (selection: Partial<Selection>) => {
          const found: string[] = []
          for await (const rows of repository.stream(db.read, BOATS, { sort: { field, order }, ...selection }))
            found.push(...rows.map(({ id }) => id))
          return found
        }
        const filter = [
          { path: 'code', operator: 'contains', value: 'z' },
          { path: 'pier', operator: 'neq', value: 'P3' },
        ] as const
        const others = boats.filter(({ pier }) => pier !== 'P3')
        expect(await streamed({ filter })).toEqual(expected(others, field, order))
        expect(await streamed({ search: 'z' })).toEqual(expected(boats, field, order))
        expect(await streamed({ filter, scope: { yard: ['main', 'west'] } })).toEqual(
          expected(
            others.filter(({ id }) => !id.startsWith('east')),
            field,
            order,
          ),
        )
      },
    )

    test('one of several values is found by the indexes of each tenant', async () => {
      const piers = ['P1', 'P4', 'P7', 'P99']
      const filter = [{ path: 'pier', operator: 'in', value: piers }] as const
      const found = boats.filter(({ pier }) => pier !== null && piers.includes(pier))
      const texts = new Set<string>()
      const stop = db.observe((text) => void texts.add(text))
      expect(await ids({ filter, sort: { field: 'berth', order: 'ASC' } })).toEqual(expected(found, 'berth', 'ASC').slice(0, 40))
      const { total } = await repository.list(db.read, BOATS, { filter, sort: SORT, offset: 0, limit: 0 })
      stop()
      expect(total).toBe(found.length)
      // The other engine decides by its statistics.
      if (engine.name !== 'sqlite') return
      const counting = [...texts].find((text) => text.startsWith('select count(*)')) ?? ''
      const plan = await sql<{ detail: string }>`explain query plan ${sql.raw(counting)}`.execute(db.read)
      expect(plan.rows.map(({ detail }) => detail).join()).toMatch(/SEARCH t USING INDEX \w*pier\w* \(yard=\? AND/)
    })

    test.each([
      ['many', 'z', boats],
      ['few', 'z099', boats.filter(({ code }) => code.startsWith('Z099'))],
      ['none', 'nothing', []],
    ] as const)('what a condition finds in %s comes in that order', async (_title, value, found) => {
      const filter = [{ path: 'code', operator: 'contains', value }] as const
      for (const order of ['ASC', 'DESC'] as const)
        for (const offset of [0, 35, 1_100, 10_050])
          expect(await ids({ filter, sort: { field: 'pier', order }, offset })).toEqual(
            expected(found, 'pier', order).slice(offset, offset + 40),
          )
      const later = [{ path: 'berth', operator: 'gte', value: 86_000 }] as const
      const moored = boats.filter(({ berth }) => berth !== null && berth >= 86_000)
      expect(await ids({ filter: later, sort: { field: 'pier', order: 'DESC' }, offset: 1_100 })).toEqual(
        expected(moored, 'pier', 'DESC').slice(1_100, 1_140),
      )
      const both = [...filter, { path: 'berth', operator: 'gte', value: 1_000 }] as const
      const high = found.filter(({ berth }) => berth !== null && berth >= 1_000)
      expect(await ids({ filter: both, sort: { field: 'berth', order: 'ASC' } })).toEqual(expected(high, 'berth', 'ASC').slice(0, 40))
      expect(await ids({ search: value, sort: { field: 'berth', order: 'DESC' } })).toEqual(expected(found, 'berth', 'DESC').slice(0, 40))
    })
  })
})
