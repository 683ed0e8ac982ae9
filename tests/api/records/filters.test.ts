import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { HOUSE_FIRM } from '../../../schemas/parts/tenancy.ts'
import type { Json } from '../../../src/model/entitySchema.ts'
import type { ResolvedEntity } from '../../../src/model/resolvedEntity.ts'
import { foldText } from '../../../src/model/values/foldText.ts'
import { dayIn } from '../../../src/model/values/timeZones.ts'
import type { EntityContext } from '../../../src/server/db/repository/context.ts'
import { candidatesOf, withDriver } from '../../../src/server/db/repository/driver.ts'
import { fromWhere, listPartsOf } from '../../../src/server/db/repository/list.ts'
import type { Condition } from '../../../src/server/db/repository/repository.ts'
import { Statements } from '../../../src/server/db/repository/statements.ts'
import { desiredTables } from '../../../src/server/db/tables/desiredTables.ts'
import { modelShapes } from '../../../src/server/db/tables/shapes.ts'
import { ADMIN, DEALER, DEALER2 } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { columnTypes } from '../../support/models/databaseModel.ts'
import { filterTrees, meets, type Readable } from '../../support/models/filterTree.ts'

type Values = Readonly<Record<string, Json>> & { readonly id: string }

const NOW = '2026-11-23T22:30:00.000Z'

/** Random filters per entity and caller. */
const RUNS = 40

const ASKED = ['customers', 'salesOrders', 'cars', 'materials']

describeEachEngine('nested filters', (engine) => {
  const hub = engineApp(engine, { customers: 5, clock: () => new Date(NOW) })
  const ask = (path: string, filter: unknown, who = ADMIN) =>
    hub.as(who, { url: `/api/${path}filter=${encodeURIComponent(JSON.stringify(filter))}` })
  const found = async (entity: string, filter: unknown, who = ADMIN): Promise<Values[]> => {
    const answer = await ask(`${entity}?range=[0,999]&`, filter, who)
    expect(answer.json(), JSON.stringify(filter)).toBeInstanceOf(Array)
    return answer.json()
  }
  const ids = async (entity: string, filter: unknown, who = ADMIN) => (await found(entity, filter, who)).map(({ id }) => id).sort()
  const refusal = async (entity: string, filter: unknown, who = ADMIN) => {
    const answer = await ask(`${entity}?`, filter, who)
    return [answer.statusCode, answer.json().code, answer.json().params?.field]
  }
  const entityNamed = (id: string): ResolvedEntity => hub.model.entities[id] as ResolvedEntity

  async function readableBy(who: string): Promise<Readable> {
    const records = new Map<string, readonly Values[]>()
    for (const { id, access } of hub.model.list.filter((entity) => Object.keys(entity.access).length > 0)) {
      if (!access) continue
      const answer = await hub.as(who, { url: `/api/${id}?range=[0,999]` })
      const total = Number(answer.headers['content-range']?.toString().split('/')[1])
      if (answer.statusCode === 200 && total < 1000) records.set(id, answer.json())
    }
    return { model: hub.model, records }
  }
  /** The same once two readings agree: at its start the server still settles lots of the demo that have ended. */
  async function settled(who: string): Promise<Readable> {
    const text = ({ records }: Readable) => JSON.stringify([...records])
    let [before, now] = [await readableBy(who), await readableBy(who)]
    while (text(before) !== text(now)) [before, now] = [now, await readableBy(who)]
    return now
  }
  const readable = new Map<string, Readable>()
  const of = (who: string): Readable => readable.get(who) ?? { model: hub.model, records: new Map() }
  beforeAll(async () => {
    for (const who of [ADMIN, DEALER]) readable.set(who, await settled(who))
  })
  const expected = (entity: ResolvedEntity, filter: unknown, who: string) =>
    (of(who).records.get(entity.id) ?? [])
      .flatMap((record) => (meets(of(who), entity.fields, record, filter) ? [String(record.id)] : []))
      .sort()

  test.each([ADMIN, DEALER])('of many records, %s learns which of them a list shows', async (who) => {
    const all = await ids('customers', {})
    const matching = async (filter: unknown, given: readonly string[]) => {
      const payload = { ids: [...given, 'nowhere'], filter }
      const answer = await hub.as(who, { method: 'POST', url: '/api/customers/matching', payload })
      return answer.json<{ ids: readonly string[] }>().ids.toSorted()
    }
    expect(await matching({}, all)).toEqual(await ids('customers', {}, who))
    const filter = { country_neq: 'TR', q: 'a' }
    expect(await matching(filter, all)).toEqual(await ids('customers', filter, who))
    expect(await matching({}, [])).toEqual([])
  })

  test.each(ASKED.flatMap((id) => [ADMIN, DEALER].map((who) => [id, who] as const)))(
    'of %s find for %s what an evaluation of all records finds',
    async (id, who) => {
      const entity = entityNamed(id)
      await fc.assert(
        fc.asyncProperty(filterTrees(of(who), entity), async (filter) => {
          expect(await ids(id, filter, who)).toEqual(expected(entity, filter, who))
        }),
        { numRuns: RUNS },
      )
    },
  )

  test('negate groups by De Morgan’s laws', async () => {
    const trees = filterTrees(of(DEALER), entityNamed('customers'))
    await fc.assert(
      fc.asyncProperty(trees, trees, async (one, other) => {
        expect(await ids('customers', { $not: { $and: [one, other] } }, DEALER)).toEqual(
          await ids('customers', { $or: [{ $not: one }, { $not: other }] }, DEALER),
        )
        expect(await ids('customers', { $not: { $or: [one, other] } }, DEALER)).toEqual(
          await ids('customers', { $and: [{ $not: one }, { $not: other }] }, DEALER),
        )
      }),
      { numRuns: 20 },
    )
  })

  test('give an export, sums and a batch the rows of the list', async () => {
    const filter = { $or: [{ 'country.name_contains': 'an' }, { $not: { 'country.name_contains': 'e' } }] }
    const rows = await ids('customers', filter)
    expect(rows.length).toBeGreaterThan(0)
    const exported = (await ask('customers/export?format=json&', filter)).json<Values[]>()
    expect(exported.map(({ id }) => id).sort()).toEqual(rows)
    const sums = (await ask('purchases/summary?measures=netTotal.sum&', { $not: { 'supplier.id': 'nobody' } })).json()
    expect(sums).toEqual((await ask('purchases/summary?measures=netTotal.sum&', {})).json())
    const batch = { action: 'update', filter, data: { notes: 'filtered' } }
    const { results } = (await hub.as(ADMIN, { method: 'POST', url: '/api/customers/batch', payload: batch })).json()
    expect(results.map(({ id }: Values) => id).sort()).toEqual(rows)
  })

  test('refuse what the caller can’t read like what is not there, at any depth', async () => {
    for (const path of ['country.nothing', 'country.name.nothing', 'nothing.name', 'country.id.name', 'constructor.name', 'firm.name'])
      expect(await refusal('customers', { $or: [{ $not: { [path]: 'x' } }] }, DEALER), path).toEqual([400, 'unknownFilter', path])
    expect(await refusal('customers', { country: { $some: { nothing: 1 } } })).toEqual([400, 'unknownFilter', 'country.nothing'])
    expect(await refusal('customers', { email: { $some: {} } })).toEqual([400, 'unknownFilter', 'email'])
  })

  test('come sorted by several keys and by the labels of references, page by page and in exports', async () => {
    const sort = encodeURIComponent('["country","DESC","code","ASC"]')
    const names = new Map((await found('countries', {})).map(({ id, name }) => [id, foldText(String(name))]))
    const nameOf = ({ country }: Values) => (country === null ? '' : (names.get(String(country)) ?? ''))
    const compare = (one: string, other: string) => Number(one > other) - Number(one < other)
    const expected = (await found('customers', {}))
      .toSorted((one, other) => compare(nameOf(other), nameOf(one)) || compare(String(one.code), String(other.code)))
      .map(({ code }) => code)
    const page = async (range: string, filter: object = {}): Promise<unknown[]> => {
      const answer = await hub.as(ADMIN, {
        url: `/api/customers?sort=${sort}&range=${range}&filter=${encodeURIComponent(JSON.stringify(filter))}`,
      })
      return answer.json<Values[]>().map(({ code }) => code)
    }
    expect(new Set(expected).size).toBeGreaterThan(10)
    expect([...(await page('[0,4]')), ...(await page('[5,999]'))]).toEqual(expected)
    expect(await page('[0,999]', { code_contains: '1' })).toEqual(expected.filter((code) => String(code).includes('1')))
    const exported = await hub.as(ADMIN, { url: `/api/customers/export?format=json&sort=${sort}` })
    expect(exported.json<Values[]>().map(({ code }) => code)).toEqual(expected)
  })

  test('are not sorted by labels that the caller may not see, nor by more than four keys', async () => {
    const { customers, paymentPlans, users } = {
      customers: hub.repository.of('customers'),
      paymentPlans: hub.repository.of('paymentPlans'),
      users: hub.repository.of('users'),
    }
    const [dealer, other] = [await users.findOne(hub.db.read, { email: DEALER }), await users.findOne(hub.db.read, { email: DEALER2 })]
    const own = await customers.find(hub.db.read, { firm: dealer?.firm ?? '' }, { limit: 2 })
    const codes = own.map(({ code }) => code)
    const plans = ['A', 'B'].map((name) => ({ id: `plan-${name}`, code: `SORTED-${name}`, name, firm: other?.firm ?? '' }))
    await hub.db.write(async (trx) => {
      for (const plan of plans) await paymentPlans.insert(trx, plan)
    })
    for (const order of [plans, plans.toReversed()]) {
      await hub.db.write(async (trx) => {
        for (const [at, { id }] of own.entries()) {
          const current = await customers.get(trx, id)
          if (current) await customers.update(trx, current, { paymentPlan: order[at]?.id ?? null })
        }
      })
      const sort = encodeURIComponent('["paymentPlan","ASC","code","ASC"]')
      const filter = encodeURIComponent(JSON.stringify({ code: codes }))
      const sorted = async (who: string) =>
        (await hub.as(who, { url: `/api/customers?sort=${sort}&filter=${filter}` })).json<Values[]>().map(({ code }) => code)
      expect(await sorted(DEALER)).toEqual(codes.toSorted())
      expect(await sorted(ADMIN)).toEqual(order === plans ? codes : codes.toReversed())
    }
    const refused = async (sort: unknown[]) => {
      const answer = await hub.as(ADMIN, { url: `/api/customers?sort=${encodeURIComponent(JSON.stringify(sort))}` })
      return [answer.statusCode, answer.json().params]
    }
    const four = ['code', 'ASC', 'email', 'ASC', 'country', 'ASC', 'createdAt', 'DESC']
    expect((await refused(four))[0]).toBe(200)
    expect(await refused([...four, 'id', 'ASC'])).toEqual([400, { limit: 4 }])
    expect(await refused(['code', 'ASC', 'ghost', 'ASC'])).toEqual([400, { field: 'ghost' }])
    expect(await refused(['code', 'ASC', 'email', 'up'])).toEqual([400, { limit: 4 }])
  })

  test('refuse other shapes', async () => {
    for (const filter of [{ $or: {} }, { $or: [1] }, { $not: [] }, { $and: 'x' }, { country: { $some: [] } }, { country: { $any: {} } }])
      expect((await refusal('customers', filter))[1], JSON.stringify(filter)).toBe('badFilter')
    expect((await refusal('customers', { $nor: [] }))[1]).toBe('unknownFilter')
  })

  test('are bounded', async () => {
    const deep = (levels: number): unknown => (levels === 0 ? { email_null: false } : { $not: deep(levels - 1) })
    expect((await refusal('customers', deep(9)))[1]).toBe('badFilter')
    expect((await ask('customers?', deep(8))).statusCode).toBe(200)
    const wide = (count: number) => ({ $or: Array.from({ length: count }, () => ({ email: 'x' })) })
    expect((await refusal('customers', wide(200)))[1]).toBe('badFilter')
    expect((await ask('customers?', wide(199))).statusCode).toBe(200)
    const joined = (count: number) => ({ $or: Array.from({ length: count }, () => ({ 'country.name': 'x' })) })
    expect((await refusal('customers', joined(21)))[1]).toBe('badFilter')
    expect((await ask('customers?', joined(20))).statusCode).toBe(200)
  })

  test('know relative dates in the firm’s time zone', async () => {
    const [firm] = await found('firms', { id: HOUSE_FIRM })
    const dayOf = (moment: Json | undefined) => dayIn(new Date(String(moment)), String(firm?.timeZone))
    const [, moved] = await found('customers', {})
    const beforeMidnight = { createdAt: '2026-11-22T23:00:00.000Z' }
    await hub.db.write((trx) =>
      trx
        .updateTable('customers')
        .set(beforeMidnight)
        .where('id', '=', moved?.id ?? '')
        .execute(),
    )
    const all = await ids('customers', {})
    const created = (name: string) => ids('customers', { createdAt_during: name })
    const records = await found('customers', {})
    expect(await created('today')).toContain(moved?.id)
    expect(await created('today')).toEqual(
      records
        .filter(({ createdAt }) => dayOf(createdAt) === dayOf(NOW))
        .map(({ id }) => id)
        .sort(),
    )
    expect(await created('last999Years')).toEqual(
      all.filter((id) => records.some((one) => one.id === id && String(one.createdAt) < '2027')),
    )
    for (const name of ['', 'this2Days', 'last0Days', 'last30', 'whenever'])
      expect(await refusal('customers', { createdAt_during: name })).toEqual([400, 'badFilter', 'createdAt_during'])
    expect(await refusal('customers', { email_during: 'today' })).toEqual([400, 'unknownFilter', 'email_during'])
  })

  test('know the caller as $me, where users are referred to', async () => {
    const [me] = await found('users', { email: ADMIN })
    expect(await ids('users', { id: '$me' })).toEqual([me?.id])
    expect(await ids('users', { id: ['$me', 'nobody'] })).toEqual([me?.id])
    expect(await ids('customers', { email: '$me' })).toEqual([])
    const naming = hub.model.list.flatMap((entity) =>
      entity.fields.flatMap(({ name, filterable, reference }) =>
        filterable && reference?.entity === 'users' && !reference.many && of(ADMIN).records.has(entity.id)
          ? [[entity.id, name] as const]
          : [],
      ),
    )
    expect(naming.length).toBeGreaterThan(0)
    for (const [entity, name] of naming) {
      expect(await ids(entity, { [name]: '$me' })).toEqual(await ids(entity, { [name]: me?.id }))
      expect(await ids(entity, { [`${name}.id_in`]: ['$me'] })).toEqual(await ids(entity, { [name]: me?.id }))
    }
  })

  describe('of several fields with indexes', () => {
    const contexts = (id: string): EntityContext => {
      const shape = modelShapes(hub.model, columnTypes).get(id)
      const [table] = shape ? desiredTables(shape) : []
      if (!shape || !table) throw new Error(`${id} has no table`)
      const clock = () => new Date()
      return { db: hub.db, statements: new Statements(hub.db), shape, table, clock, others: contexts, readers: new Map() }
    }
    const conditions = (): fc.Arbitrary<Condition> => {
      const records = of(ADMIN).records.get('customers') ?? []
      const value = (path: string) => fc.constantFrom(...records.map((record) => record[path] ?? null))
      const given = (path: string) => fc.constantFrom(...records.flatMap((record) => record[path] ?? []))
      const condition = (operator: Condition['operator'], path: string, values: fc.Arbitrary<Json>) =>
        values.map((one): Condition => ({ path, operator, value: one }))
      const points = ['country', 'blocked', 'firm', 'firstName', 'language', 'creditLimit']
      return fc.oneof(
        ...points.map((path) => condition('eq', path, value(path))),
        ...['country', 'firm', 'firstName'].map((path) => condition('in', path, fc.array(given(path), { maxLength: 3 }))),
        ...['country', 'creditLimit', 'email'].map((path) => condition('null', path, fc.boolean())),
        ...['createdAt', 'firstName', 'code'].flatMap((path) =>
          (['gte', 'lt'] as const).map((operator) => condition(operator, path, given(path))),
        ),
        condition('starts', 'firstName', fc.constantFrom('a', 'b', 'م', 'É')),
        condition('contains', 'firstName', fc.constantFrom('a', 'er', 'ann')),
        condition('neq', 'country', value('country')),
      )
    }
    const scopes = fc.constantFrom<Readonly<Record<string, Json>> | undefined>(
      undefined,
      { firm: HOUSE_FIRM },
      { country: 'TR' },
      { firm: [HOUSE_FIRM, 'none'] },
    )

    test('find the same, whichever leads', async () => {
      const context = contexts('customers')
      let driven = 0
      await fc.assert(
        fc.asyncProperty(fc.array(conditions(), { minLength: 2, maxLength: 5 }), scopes, async (filter, scope) => {
          const question = listPartsOf(context, { filter, scope, sort: { field: 'id', order: 'ASC' } })
          const idsBy = async (driver: string | undefined) => {
            const part = fromWhere(context, { ...question, driver }, false)
            const statement = context.statements.get(part.key, (next) => sql`select t.id ${part.build(next)}`)
            return (await statement.rows(hub.db.read, part.values)).map(([id]) => id).sort()
          }
          const all = await idsBy(undefined)
          for (const { path } of candidatesOf(question)) {
            driven += 1
            expect(await idsBy(path), path).toEqual(all)
          }
          const { driver } = await withDriver(context, hub.db.read, question)
          expect(await idsBy(driver)).toEqual(all)
        }),
        { numRuns: 150 },
      )
      expect(driven).toBeGreaterThan(100)
    })

    /** The engine's plan, with sequential scans discouraged, as the demo is small. */
    const planOf = async (text: string): Promise<readonly string[]> => {
      const statement = text.replaceAll(/\?|\$\d+/g, "'x'")
      if (engine.name === 'sqlite') {
        const { rows } = await sql.raw<{ detail: string }>(`explain query plan ${statement}`).execute(hub.db.read)
        return rows.map(({ detail }) => detail)
      }
      const { rows } = await hub.db.write(async (trx) => {
        await sql`set local enable_seqscan = off`.execute(trx)
        return sql.raw<Record<string, string>>(`explain ${statement}`).execute(trx)
      })
      return rows.map((row) => row['QUERY PLAN'] ?? '')
    }

    test('find a record by its id by the index of ids, beside that of texts', async () => {
      const context = contexts('customers')
      const search = '0192f0c1-2b3c-7d4e-8f50-123456789abc'
      const part = fromWhere(context, listPartsOf(context, { search, sort: { field: 'id', order: 'ASC' } }), false)
      const { sql: text } = context.statements.get(part.key, (next) => sql`select t.code ${part.build(next)}`)
      expect((await planOf(text)).join('\n')).toMatch(
        engine.name === 'sqlite' ? /SEARCH customers USING .*INDEX \S+ \(id=\?\)/ : /BitmapOr[\s\S]*Index Cond: \(id = /,
      )
    })

    test('are looked up without reading rows, where the engine can’t combine them', async () => {
      const context = contexts('customers')
      const filter = ['country', 'language'].map((path): Condition => ({ path, operator: 'eq', value: 'x' }))
      for (const scope of [undefined, { firm: HOUSE_FIRM }]) {
        const question = listPartsOf(context, { filter, scope, sort: { field: 'id', order: 'ASC' } })
        const { combinesIndexes } = hub.db.capabilities
        expect((await withDriver(context, hub.db.read, question)).driver).toBe(combinesIndexes ? undefined : 'country')
        if (combinesIndexes) continue
        const part = fromWhere(context, { ...question, driver: 'country' }, false)
        const { sql: text } = context.statements.get(part.key, (next) => sql`select t.code ${part.build(next)} order by t.code`)
        const plan = await planOf(text)
        expect(plan).toContainEqual(expect.stringMatching(/^SEARCH t USING INDEX \S+ \(firm=\? AND country=\?\)$/))
        expect(plan).toContainEqual(expect.stringMatching(/^SEARCH x0 USING COVERING INDEX \S+ \(firm=\? AND language=\? AND id=\?\)$/))
      }
    })
  })
})
