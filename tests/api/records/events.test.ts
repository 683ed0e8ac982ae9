import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ADMIN, createTestApp, DEALER, DEALER2 } from '../../support/app/app.ts'
import { type EventClient, openEvents } from '../../support/app/eventClient.ts'
import { multipart } from '../../support/app/multipart.ts'
import { subjectOf } from '../../support/app/sampleUploads.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { withBargains } from '../../support/models/bargains.ts'

describeEachEngine('events', (engine) => {
  const hub = engineApp(engine, { schemas: withBargains, customers: 1 })
  let origin: string
  const open: EventClient[] = []

  beforeAll(async () => {
    origin = await hub.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterEach(() => {
    for (const client of open.splice(0)) client.close()
  })

  async function listen(email: string, lastEventId?: string): Promise<EventClient> {
    const client = await openEvents(origin, await hub.token(email), lastEventId)
    open.push(client)
    await client.next(({ event }) => event === 'ready' || event === 'gap')
    return client
  }

  const create = async (values: object, email = ADMIN) =>
    (await hub.as(email, { method: 'POST', url: '/api/bargains', payload: values })).json()
  const change = (id: string, values: object) => hub.as(ADMIN, { method: 'PUT', url: `/api/bargains/${id}`, payload: values })
  const remove = (id: string) => hub.as(ADMIN, { method: 'DELETE', url: `/api/bargains/${id}` })
  const own = async (email: string) => ({ dealerId: subjectOf(await hub.token(email)) })

  /** Events of the test before, which may come late, would be read as its own by the next. */
  beforeEach(async () => {
    const client = await listen(ADMIN)
    const { id } = await create({ name: 'Last of all' })
    await client.next(({ data }) => data.id === id)
  })

  test('an event of a write names what it concerns, without values', async () => {
    const client = await listen(ADMIN)
    const { id } = await create({ name: 'Secret name', amount: '1.00' })
    await change(id, { name: 'Other name' })
    await remove(id)
    expect((await client.next()).data).toEqual({ entity: 'bargains', id, action: 'create', fields: ['name', 'amount'] })
    expect((await client.next()).data).toEqual({ entity: 'bargains', id, action: 'edit', fields: ['name'] })
    expect((await client.next()).data).toMatchObject({ id, action: 'delete' })
    expect(JSON.stringify(client.received)).not.toContain('name"}')
    expect(JSON.stringify(client.received)).not.toMatch(/Secret name|Other name/)
  })

  test('events are limited to rows in scope and readable fields', async () => {
    const client = await listen(DEALER)
    const others = await create({ name: 'Others', ...(await own(DEALER2)) })
    const mine = await create({ name: 'Mine', margin: '5.00', lines: [{ item: 'a', cost: '1.00' }], ...(await own(DEALER)) })
    await change(others.id, { name: 'Changed' })
    await change(mine.id, { margin: '6.00' })
    await hub.as(ADMIN, { method: 'POST', url: '/api/lookupTypes', payload: { name: 'Hidden' } })
    await change(mine.id, { name: 'Last' })
    await client.next(({ data }) => data.action === 'edit')
    const received = client.received.filter(({ event }) => event === 'record').map(({ data }) => [data.id, data.version, data.fields])
    expect(received).toEqual([
      [mine.id, undefined, ['name', 'dealerId', 'lines']],
      [mine.id, undefined, ['name']],
    ])
  })

  test('a user who loses a row gets its deletion, a user who gains it its creation', async () => {
    const { id } = await create({ name: 'Moving', ...(await own(DEALER)) })
    const [from, to] = [await listen(DEALER), await listen(DEALER2)]
    await change(id, await own(DEALER2))
    expect((await from.next()).data.id).toBe(id)
    expect((await to.next()).data.id).toBe(id)
    expect((await hub.as(DEALER, { url: `/api/bargains/${id}` })).statusCode).toBe(404)
  })

  test('no event is sent for a write that failed, or for a dry run of an import', async () => {
    const client = await listen(ADMIN)
    await create({ amount: '1.00' })
    await hub.as(ADMIN, { method: 'POST', url: '/api/bargains/import', ...(await multipart('x.json', '[{"name":"Tried"}]')) })
    const { id } = await create({ name: 'Done' })
    expect((await client.next()).data.id).toBe(id)
  })

  test('after a break missed events are sent once, then live ones', async () => {
    const first = await listen(DEALER)
    const { id } = await create({ name: 'Before', ...(await own(DEALER)) })
    const last = await first.next()
    first.close()
    await change(id, { name: 'During' })
    const hidden = await create({ name: 'Others', ...(await own(DEALER2)) })
    await change(id, { margin: '1.00' })
    await remove(id)

    const again = await listen(DEALER, last.id)
    const after = await create({ name: 'After', ...(await own(DEALER)) })
    await again.next(({ data }) => data.id === after.id)
    const received = again.received
      .filter(({ event, id: seq }) => event === 'record' && seq !== last.id)
      .map(({ data }) => [data.id, data.action])
    expect(received.filter(([record]) => record === id).slice(-2)).toEqual([
      [id, 'edit'],
      [id, 'delete'],
    ])
    expect(received.at(-1)).toEqual([after.id, 'create'])
    expect(received.map(([record]) => record)).not.toContain(hidden.id)
    const ids = again.received.filter(({ event }) => event === 'record').map(({ id: seq }) => seq)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('a listener that was connected before anything happened misses nothing either', async () => {
    const first = await openEvents(origin, await hub.token(ADMIN))
    const ready = await first.next(({ event }) => event === 'ready')
    first.close()
    const { id } = await create({ name: 'Meanwhile' })
    const again = await listen(ADMIN, ready.id)
    expect((await again.next(({ data }) => data.id === id)).data.action).toBe('create')
  })

  test.each(['nonsense', '0192f0c1-2b3c-7d4e-8f50-123456789abc'])('an unknown last event (%s) causes a resync', async (last) => {
    const client = await openEvents(origin, await hub.token(ADMIN), last)
    open.push(client)
    expect((await client.next(() => true)).event).toBe('gap')
  })

  test('progress of a job is sent to its owner only', async () => {
    const [owner, other] = [await listen(ADMIN), await listen(DEALER)]
    const { jobId } = (
      await hub.as(ADMIN, { method: 'POST', url: '/api/bargains/import', ...(await multipart('x.json', '[{"name":"Job"}]')) })
    ).json()
    await hub.as(ADMIN, { method: 'POST', url: `/api/bargains/import/${jobId}/commit` })
    const done = await owner.next(({ event, data }) => event === 'job' && data.status === 'done')
    expect(done.data).toMatchObject({ id: jobId, done: 1, total: 1 })
    const { id } = await create({ name: 'For the other', ...(await own(DEALER)) })
    await other.next(({ data }) => data.id === id)
    expect(other.received.filter(({ event }) => event === 'job')).toEqual([])
  })

  test('who edits a record is sent to the others who may edit it, until the form is left', async () => {
    const { id } = await create({ name: 'Edited', ...(await own(DEALER)) })
    const [mine, other] = [await listen(DEALER), await listen(DEALER2)]
    const announce = async (email: string, here: boolean, of = id) => {
      const answer = await hub.as(email, { method: 'PUT', url: `/api/presence/bargains/${of}`, payload: { tab: 'one', here } })
      return answer.statusCode === 200 ? answer.json().editors : answer.statusCode
    }
    const editorsFor = async (client: EventClient) => (await client.next(({ event }) => event === 'editors')).data
    const [admin, dealer] = await Promise.all(
      [ADMIN, DEALER].map(async (email) => {
        const user = await hub.repository.of('users').findOne(hub.db.read, { email })
        return { user: user?.id, name: user?.name }
      }),
    )
    expect(await announce(ADMIN, true)).toEqual([])
    expect(await editorsFor(mine)).toEqual({ entity: 'bargains', id, editors: [admin] })
    expect(await announce(DEALER, true)).toEqual([admin])
    expect(await editorsFor(mine)).toEqual({ entity: 'bargains', id, editors: [admin] })
    expect(await announce(ADMIN, false)).toEqual([dealer])
    expect(await editorsFor(mine)).toEqual({ entity: 'bargains', id, editors: [] })

    expect(await announce(DEALER2, true)).toEqual([])
    expect(await announce(DEALER, true, 'nowhere')).toEqual([])
    const last = await create({ name: 'For the other', ...(await own(DEALER2)) })
    await other.next(({ data }) => data.id === last.id)
    expect(other.received.filter(({ event }) => event === 'editors')).toEqual([])
    const refused = await hub.as(DEALER, { method: 'PUT', url: '/api/presence/banks/x', payload: { tab: 'one', here: true } })
    expect(refused.statusCode).toBe(403)
    for (const entity of ['ghosts', 'constructor'])
      expect(
        (await hub.as(ADMIN, { method: 'PUT', url: `/api/presence/${entity}/x`, payload: { tab: 'one', here: true } })).statusCode,
      ).toBe(404)
  })

  test('visitors receive nothing', async () => {
    await expect(openEvents(origin, 'a.b.c')).rejects.toThrow('status 401')
  })

  test('closing the server ends the streams', async () => {
    const separate = await createTestApp({ customers: 1 })
    const client = await openEvents(await separate.app.listen({ host: '127.0.0.1', port: 0 }), await separate.token(ADMIN))
    await separate.close()
    await client.ended
    expect(client.received.at(-1)?.event).toBe('ready')
  })
})
