import { beforeAll, expect, test } from 'vitest'
import type { Json } from '../../../src/model/entitySchema.ts'
import { measurableFields, measuresOf } from '../../../src/model/lists/listSummary.ts'
import { MAX_MEASURES } from '../../../src/model/lists/viewState.ts'
import { writable } from '../../../src/model/policy.ts'
import type { ResolvedEntity, ResolvedField } from '../../../src/model/resolvedEntity.ts'
import { createAccessPolicies } from '../../../src/server/records/access/access.ts'
import { ADMIN, DEALER, DEALER2 } from '../../support/app/app.ts'
import { type EventClient, openEvents, type ReceivedEvent } from '../../support/app/eventClient.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { sampleRecord } from '../../support/models/sampleRecord.ts'

type Values = Readonly<Record<string, Json>>

const MARK = 'ZQHIDDEN'

/** Number of hidden records to change, per entity. */
const CHANGED = 3

/** One of this many questions about an entity is asked: filters and sorts compile the same for both engines and differ by field type only. */
const ASKED_EACH = { sqlite: 1, postgres: 8 }

/** The same for sums, which filter like lists. */
const TOTALS_EACH = 4

/** By how many fields each entity is grouped. */
const GROUPED = 2

/** One of this many calls is repeated before the changes, to find answers that change by themselves. */
const EACH_AGAIN = 10

/** Fields that the server sets from the writing user. */
const OF_THE_FIRM: ReadonlySet<string> = new Set(['firm', 'firmNo'])

/** Parts of others' records that all users may see: a lot shows its car and its place (`PRODUCT.md S6`, `A11`). */
const PUBLIC: Readonly<Record<string, (record: Values, lots: ReadonlySet<Json>) => boolean>> = {
  cars: ({ id = null }, lots) => lots.has(id),
  carLots: () => true,
}

const encoded = (value: unknown) => encodeURIComponent(JSON.stringify(value))

/** A recognizable value for a field. */
const marked = ({ type, schema }: ResolvedField, fresh: Json): Json =>
  type.name === 'text' && schema.pattern === undefined ? `${MARK}${String(fresh)}`.slice(0, schema.maxLength ?? 255) : fresh

/**
 * With a stopped clock, an Admin and another firm change everything that is hidden from a dealer; each of the dealer's answers must stay identical. Entities,
 * fields and calls are found in the model.
 */
describeEachEngine('what is hidden from a dealer', (engine) => {
  const hub = engineApp(engine, { customers: 5, clock: () => now })
  let me: { readonly id: string; readonly roles: readonly ['Dealer']; readonly attributes: { readonly firm: string } }
  let onLots: ReadonlySet<Json>
  const now = new Date()
  beforeAll(async () => {
    const [user] = (await hub.as(ADMIN, { url: `/api/users?filter=${encoded({ email: DEALER })}` })).json()
    const third = { name: 'Third Dealer', email: 'third@dealer.test', password: 'Quiet-Harbour-71', confirmPassword: 'Quiet-Harbour-71' }
    expect((await hub.app.inject({ method: 'POST', url: '/api/Auth/sign-up', payload: third })).statusCode).toBe(201)
    onLots = new Set((await hub.as(ADMIN, { url: '/api/auctions?range=[0,999]' })).json<Values[]>().map(({ car = null }) => car))
    me = { id: user.id, roles: ['Dealer'], attributes: { firm: user.firm } }
  })

  const exposed = () => hub.model.list.filter(({ access }) => Object.keys(access).length > 0)
  const rows = async (who: string, entity: ResolvedEntity): Promise<(Values & { readonly id: string })[]> => {
    const answer = await hub.as(who, { url: `/api/${entity.id}?range=[0,999]` })
    return answer.statusCode === 200 ? answer.json() : []
  }
  /** Admin-only records about the dealer that decide what the dealer may do. */
  const isAboutMe = (record: Values) => Object.values(record).some((value) => value === me.id || value === me.attributes.firm)

  /** Accounts that the test uses. */
  const isActor = ({ email }: Values) => email === ADMIN || email === DEALER2

  /** Records that are hidden from the dealer and that no role of theirs can read: the test changes them. */
  async function hiddenOf(entity: ResolvedEntity) {
    const seen = new Set((await rows(DEALER, entity)).map(({ id }) => id))
    return (await rows(ADMIN, entity)).filter(
      (record) => !seen.has(record.id) && !isAboutMe(record) && !isActor(record) && !PUBLIC[entity.id]?.(record, onLots),
    )
  }

  /** Sums and groups over whole lists: by values of others' records, and by references. */
  const totalsOf = (entity: ResolvedEntity, ids: readonly string[]): string[] => {
    const measured = measurableFields(entity.fields, (name) => entity.fieldsByName[name]?.read === undefined)
    const measures = measured.flatMap((field) => measuresOf(field).map((of) => `${field.name}.${of}`)).slice(0, MAX_MEASURES)
    const summary = `/api/${entity.id}/summary?measures=${measures}`
    const groups = entity.fields.filter(({ options, reference, type }) => type.storage === 'column' && (options || reference))
    const grouped = groups.slice(0, GROUPED).map(({ name }) => `${summary}&group=${name}`)
    if (!entity.fields.some(({ schema }) => schema.summed)) return grouped
    const asked = entity.fields.filter((_, index) => index % TOTALS_EACH === 0)
    const filters = [{}, { q: MARK }, ...ids.map((id) => ({ id })), ...asked.map(({ path }) => ({ [path]: MARK }))]
    return [...grouped, ...filters.map((filter) => `${summary}&filter=${encoded(filter)}`)]
  }

  /** Calls that compute over many records: stock, debts, quantities to order. */
  async function figures(): Promise<string[]> {
    const some = async (id: string) => {
      const entity = hub.model.entities[id] as ResolvedEntity
      const [own, theirs] = [await rows(DEALER, entity), await hiddenOf(entity)]
      return [...own.slice(0, 2), ...theirs.slice(0, 2)].map((record) => encodeURIComponent(record.id))
    }
    const each = async (id: string, path: string) => (await some(id)).map((one) => `/api/${path.replace('{id}', one)}`)
    return [
      ...['stock/valuation', 'stock/low', 'payments/ageing?account=receivable', 'payments/ageing?account=payable'].map(
        (path) => `/api/${path}`,
      ),
      ...['salesOrders', 'purchaseOrders', 'stockDocuments'].map((id) => `/api/${id}/initial`),
      ...(await each('warehouses', 'stock/valuation?warehouse={id}')),
      ...(await each('warehouses', 'stock/low?warehouse={id}')),
      ...(await each('materials', 'materials/on-hand?ids={id}')),
      ...(await each('materials', 'materials/{id}/availability')),
      ...(await each('demands', 'demands/open?ids={id}')),
      ...(await each('demands', 'demands/{id}/coverage')),
      ...(await each('invoices', 'invoices/margins?ids={id}')),
      ...(await each('cars', 'cars/{id}/profit')),
    ]
  }

  async function questionsOf(entity: ResolvedEntity): Promise<string[]> {
    const url = `/api/${entity.id}`
    const filters = entity.fields.flatMap(({ path, filterable }) => (filterable ? [path] : []))
    const paths = ['id', 'createdAt', ...entity.fields.map(({ path }) => path)]
    const ids = [...(await rows(DEALER, entity)).slice(0, 2), ...(await hiddenOf(entity)).slice(0, 2)].map(({ id }) =>
      encodeURIComponent(id),
    )
    const asked = (_: string, index: number) => index % ASKED_EACH[engine.name] === 0
    return [
      url,
      `${url}?q=${MARK}`,
      `${url}/export?format=csv`,
      ...paths.filter(asked).map((path) => `${url}?range=[0,9]&sort=${encoded([path, 'DESC'])}`),
      ...filters.filter(asked).map((path) => `${url}?range=[0,9]&filter=${encoded({ [path]: MARK })}`),
      ...ids.flatMap((id) => [`${url}/${id}`, `${url}/${id}/history`]),
      ...totalsOf(entity, ids),
    ]
  }

  async function questions(): Promise<string[]> {
    const auctions = (await hub.as(ADMIN, { url: '/api/auctions?range=[0,99]' })).json<{ id: string }[]>()
    const all = await Promise.all(exposed().map(questionsOf))
    return [
      ...all.flat(),
      ...(await figures()),
      '/api/dashboard',
      '/api/schemas',
      '/api/openapi.json',
      '/api/me/account',
      '/api/me/rights',
      `/api/search?q=${MARK}`,
      '/api/auctions/board?status=upcoming,live,pendingApproval,reserveNotMet,sold,unsold',
      ...auctions.map(({ id }) => `/api/auctions/${id}/room`),
    ]
  }

  async function answers(urls: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const answers = new Map<string, string>()
    for (const url of urls) {
      const { statusCode, headers, body } = await hub.as(DEALER, { url })
      answers.set(url, `${statusCode} ${headers['content-range'] ?? ''} ${headers.etag ?? ''}\n${body}`)
    }
    return answers
  }

  const idOf = (who: string) => async (entity: string) => {
    const of = hub.model.entities[entity]
    return of ? String((await rows(who, of))[0]?.id) : ''
  }
  const someId = idOf(ADMIN)

  /** Sets fields of a record as far as the rules allow: all together, and those that were refused one by one. Returns their number. */
  async function change(who: string, entity: ResolvedEntity, id: string, fields: readonly ResolvedField[]): Promise<number> {
    const fresh = await sampleRecord(entity, someId)
    const set = async (some: readonly ResolvedField[]): Promise<number> => {
      if (some.length === 0) return 0
      const payload = Object.fromEntries(some.map((field) => [field.name, marked(field, fresh[field.name] ?? null)]))
      const answer = await hub.as(who, { method: 'PATCH', url: `/api/${entity.id}/${encodeURIComponent(id)}`, payload })
      if (answer.statusCode === 200) return some.length
      if (some.length === 1) return 0
      const refused = new Set(Object.keys(answer.json<{ errors?: object }>().errors ?? {}).map((path) => path.split('.')[0]))
      const named = some.filter(({ name }) => refused.has(name))
      const halves = [some.slice(0, some.length / 2), some.slice(some.length / 2)]
      const parts =
        named.length === 0 || named.length === some.length
          ? halves
          : [some.filter((one) => !named.includes(one)), ...named.map((one) => [one])]
      let done = 0
      for (const part of parts) done += await set(part)
      return done
    }
    return set(fields)
  }

  async function changeHidden(entity: ResolvedEntity): Promise<number> {
    const { hidden } = createAccessPolicies()(entity, me)
    const records = (await hiddenOf(entity)).slice(0, CHANGED)
    const secret = entity.fields.filter(({ path, fixed }) => hidden.has(path) && !fixed)
    let done = 0
    for (const { id } of records) done += await change(ADMIN, entity, id, entity.fields)
    for (const { id } of (await rows(DEALER2, entity)).slice(0, CHANGED))
      if (records.some((record) => record.id === id)) done += await change(DEALER2, entity, id, entity.fields)
    const seen = secret.length === 0 ? [] : (await rows(DEALER, entity)).filter(({ id }) => id !== me.id)
    for (const { id } of seen.slice(0, CHANGED)) done += await change(ADMIN, entity, id, secret)
    const [last] = records.toReversed()
    if (last && entity.id !== 'users') await hub.as(ADMIN, { method: 'DELETE', url: `/api/${entity.id}/${encodeURIComponent(last.id)}` })
    return done
  }

  /** The leader of a lot raises the maximum that only they know. */
  async function raise(): Promise<number> {
    const live = (await hub.as(ADMIN, { url: `/api/auctions?filter=${encoded({ status: 'live' })}` })).json<Values[]>()
    const [rival] = (await hub.as(ADMIN, { url: `/api/users?filter=${encoded({ email: DEALER2 })}` })).json<Values[]>()
    let raised = 0
    for (const { id, leader, leaderMaximum } of live.filter((lot) => lot.leader === rival?.id)) {
      const payload = { maximum: `${Math.ceil(Number(leaderMaximum)) + 50}.00` }
      const answer = await hub.as(DEALER2, { method: 'POST', url: `/api/auctions/${String(id)}/bids`, payload })
      if (leader === rival?.id && answer.statusCode === 201) raised += 1
    }
    return raised
  }

  const mayMake = ({ tenant, access, fields, unique }: ResolvedEntity): boolean =>
    tenant !== undefined && access.Dealer?.includes('create') === true && (fields.some((field) => field.unique) || unique.length > 0)

  /** Every identifying field of the entity, with another firm's value. */
  const uniqueValues = ({ fields, unique }: ResolvedEntity, record: Values): Values => {
    const names = new Set([...fields.filter((field) => field.unique).map(({ name }) => name), ...unique.flat()])
    return Object.fromEntries(Object.entries(record).filter(([name]) => names.has(name) && !OF_THE_FIRM.has(name)))
  }

  test('leaves its unique values free for the dealer, of every entity', async () => {
    const entities = exposed().filter(mayMake)
    expect(entities.length).toBeGreaterThan(10)
    for (const who of [DEALER, DEALER2])
      expect(
        (await hub.as(who, { method: 'POST', url: '/api/safeDeposits', payload: { name: 'A till for any currency' } })).statusCode,
      ).toBe(201)
    const make = async (who: string, entity: ResolvedEntity, values: Values) => {
      const sample = Object.entries(await sampleRecord(entity, idOf(who)))
      const mine = sample.filter(
        ([name]) => !OF_THE_FIRM.has(name) && entity.fieldsByName[name] && writable(entity.fieldsByName[name], me, true),
      )
      return hub.as(who, { method: 'POST', url: `/api/${entity.id}`, payload: { ...Object.fromEntries(mine), ...values } })
    }
    for (const entity of entities) {
      const theirs = await make(DEALER2, entity, {})
      expect([entity.id, theirs.statusCode, theirs.json().errors]).toEqual([entity.id, 201, undefined])
      const own = await make(DEALER, entity, uniqueValues(entity, theirs.json()))
      expect([entity.id, own.statusCode, own.json().errors]).toEqual([entity.id, 201, undefined])
    }
  })

  /** Events of the stream up to the dealer's own change, which comes last. */
  async function receivedUntilOwnChange(stream: EventClient): Promise<readonly ReceivedEvent[]> {
    const customers = hub.model.entities.customers as ResolvedEntity
    const id = await idOf(DEALER)(customers.id)
    const received = stream.received.length
    expect((await hub.as(DEALER, { method: 'PATCH', url: `/api/customers/${id}`, payload: { taxNo: '1234567890' } })).statusCode).toBe(200)
    await stream.next(({ data }) => data.id === id)
    stream.close()
    return stream.received
      .slice(
        0,
        Math.max(
          received,
          stream.received.findIndex(({ data }) => data.id === id),
        ),
      )
      .filter(({ event }) => event !== 'ready')
  }

  test('changes no answer and no event of the dealer', { timeout: 600_000 }, async () => {
    const urls = await questions()
    const before = await answers(urls)
    const some = urls.filter((_, index) => index % EACH_AGAIN === 0)
    expect(await answers(some)).toEqual(new Map(some.map((url) => [url, before.get(url)])))
    const stream = await openEvents(await hub.app.listen({ host: '127.0.0.1', port: 0 }), await hub.token(DEALER))
    await stream.next(({ event }) => event === 'ready')
    let changed = 0
    expect(await raise()).toBeGreaterThan(0)
    for (const entity of exposed()) changed += await changeHidden(entity)
    expect(changed).toBeGreaterThan(100)
    const after = await answers(urls)
    expect(urls.filter((url) => after.get(url) !== before.get(url)).map((url) => [url, before.get(url), after.get(url)])).toEqual([])
    expect(await receivedUntilOwnChange(stream)).toEqual([])
  })
})
