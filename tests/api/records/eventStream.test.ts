import { AsyncLocalStorage } from 'node:async_hooks'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Subject } from '../../../src/model/subject.ts'
import type { Database } from '../../../src/server/db/database.ts'
import { createEventHub, type EventHub } from '../../../src/server/events/eventHub.ts'
import { openEventStream } from '../../../src/server/events/eventStream.ts'
import type { RecordContext } from '../../../src/server/records/recordContext.ts'
import { ADMIN, createTestApp, type TestApp } from '../../support/app/app.ts'
import { type EventClient, openEvents } from '../../support/app/eventClient.ts'
import { rawSocket } from '../../support/app/rawSocket.ts'
import { recordContextOf } from '../../support/app/recordContext.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { statementsOf } from '../../support/database/statementsOf.ts'
import { withBargains } from '../../support/models/bargains.ts'
import { PATIENCE } from '../../support/patience.ts'

const SUBJECT: Subject = { id: v7(), roles: ['Admin'], attributes: { name: 'Ada' } }
const HEARTBEAT = 20_000
const MEGABYTE = 1024 * 1024

/** Streams on a database whose notifications the test releases, and the server's side of each client. */
describeEachEngine('a stream of events', (engine) => {
  let hub: TestApp
  let context: RecordContext
  let events: EventHub
  let origin: string
  let port: number
  /** Simulates a lost connection for notifications. */
  let lose: () => void
  /** Held notifications; undefined: notifications are not held. */
  let held: (() => void)[] | undefined
  /** Called when a stream starts to read past events. */
  let begun: () => void
  /** Calls in the asynchronous context to which the statements of a stream are counted. */
  let inContext: <T>(work: () => T) => T = (work) => work()
  let responses: ServerResponse[] = []
  const open: EventClient[] = []

  const server = createServer((request, raw) => {
    responses.push(raw)
    raw.writeHead(200, { 'content-type': 'text/event-stream' })
    const last = request.headers['last-event-id']
    inContext(() => openEventStream({ context, raw, subject: () => SUBJECT, lastEventId: typeof last === 'string' ? last : undefined }))
    begun()
  })

  beforeAll(async () => {
    hub = await createTestApp({ database: engine.database, schemas: withBargains, customers: 1 })
    const db: Database = {
      ...hub.db,
      listen: (channel, listener, lost = () => undefined) => {
        lose = lost
        return hub.db.listen(channel, (payload) => (held ? held.push(() => listener(payload)) : listener(payload)))
      },
    }
    events = await createEventHub(db, () => undefined)
    context = { ...(await recordContextOf(hub)), events }
    await hub.app.listen({ host: '127.0.0.1', port: 0 })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
    origin = `http://127.0.0.1:${port}`
    begun = () => undefined
  })
  afterEach(() => {
    for (const client of open.splice(0)) client.close()
    for (const raw of responses) raw.destroy()
    responses = []
    inContext = (work) => work()
    held = undefined
    begun = () => undefined
    vi.useRealTimers()
  })
  afterAll(async () => {
    server.close()
    await events?.close()
    await hub?.close()
  })

  async function listen(lastEventId?: string): Promise<EventClient> {
    const client = await openEvents(origin, '', lastEventId)
    open.push(client)
    return client
  }
  const ofBargains = ({ event, data }: EventClient['received'][number]) => event === 'record' && data.entity === 'bargains'
  const create = async (name: string): Promise<string> =>
    (await hub.as(ADMIN, { method: 'POST', url: '/api/bargains', payload: { name } })).json().id

  /** Audit entries of edits, as if each came from another process; returns their ids. */
  async function edits(count: number, fields: readonly string[], ids: readonly string[] = []): Promise<string[]> {
    const record = v7()
    const changes = Object.fromEntries(fields.map((name) => [name, { old: 1, new: 2 }]))
    const entries = Array.from({ length: count }, (_, index) => ({
      id: ids[index] ?? v7(),
      at: new Date().toISOString(),
      action: 'edit',
      entity: 'bargains',
      recordId: record,
      recordVersion: index + 2,
      changes,
      outcome: 'done' as const,
    }))
    await hub.db.write((trx) => hub.repository.of('auditEntries').insertMany(trx, entries))
    return entries.map(({ id }) => id)
  }

  const release = () => {
    for (const arrive of held?.splice(0) ?? []) arrive()
  }

  test.each<[string, (stream: { opening: () => Promise<EventClient>; arrives: () => Promise<void> }) => Promise<EventClient>]>([
    [
      'before the stream is open',
      async ({ opening, arrives }) => {
        await arrives()
        return opening()
      },
    ],
    [
      'while the past is read',
      async ({ opening, arrives }) => {
        begun = release
        const client = await opening()
        await arrives()
        return client
      },
    ],
    [
      'after the past was sent',
      async ({ opening, arrives }) => {
        const client = await opening()
        await client.next(ofBargains)
        await arrives()
        return client
      },
    ],
  ])('sends a missed event once, also where its notification comes %s', async (_, when) => {
    const [last] = await edits(1, ['name'])
    held = []
    const waiting = held
    const id = await create('Missed')
    await vi.waitFor(() => expect(waiting).not.toHaveLength(0), PATIENCE)
    const client = await when({
      opening: () => listen(last),
      arrives: async () => {
        release()
        held = undefined
      },
    })
    const after = await create('After')
    await client.next(({ data }) => data.id === after)
    expect(client.received.filter(({ event, data }) => event === 'record' && data.id === id)).toHaveLength(1)
  })

  test('says that no events arrive while the database cannot notify, also as it opens, and when they do again', async () => {
    const before = await listen()
    await before.next(({ event }) => event === 'ready')
    lose()
    await before.next(({ event }) => event === 'interrupted')
    const meanwhile = await listen()
    expect((await meanwhile.next(() => true)).event).toBe('interrupted')
    await hub.db.write((trx) => hub.db.notify(trx, 'hub_events', ''))
    for (const client of [before, meanwhile]) expect((await client.next(() => true)).event).toBe('gap')
    expect((await (await listen()).next(() => true)).event).toBe('ready')
  })

  test('replays more than may wait for a client, as fast as that takes it', async () => {
    const [last] = await edits(1, ['name'])
    const wide = Array.from({ length: 80 }, (_, index) => `a field with a long name, which is number ${index}`)
    const missed = await edits(600, wide)
    const client = await listen(last)
    await client.next(({ id }) => id === missed.at(-1))
    const text = JSON.stringify(client.received)
    expect(text.length).toBeGreaterThan(2 * MEGABYTE)
    expect(client.received.map(({ id }) => id)).toEqual(expect.arrayContaining(missed))
  })

  test('reads the past by as many statements however much was missed', async () => {
    const statementsFor = async (missed: number) => {
      const [last] = await edits(1, ['name'])
      const ids = await edits(missed, ['name'])
      const statements = await statementsOf(hub.db, async () => {
        inContext = AsyncLocalStorage.snapshot()
        const client = await listen(last)
        await client.next(({ id }) => id === ids.at(-1))
      })
      return statements.length
    }
    const few = await statementsFor(2)
    expect(few).toBeGreaterThan(0)
    expect(await statementsFor(60)).toBe(few)
  })

  if (engine.name === 'postgres')
    test('replays a write whose transaction began before the last event and ended after it', async () => {
      const [last] = await edits(1, ['name'])
      const [late] = await edits(1, ['name'], [v7({ msecs: Date.now() - 30_000 })])
      const client = await listen(last)
      expect((await client.next(({ id }) => id === late)).event).toBe('record')
    })

  /** A client that opens the stream and never reads it. */
  async function deafClient(): Promise<ServerResponse> {
    const { socket } = await rawSocket(port)
    socket.pause()
    socket.write('GET / HTTP/1.1\r\nHost: hub.test\r\n\r\n')
    await vi.waitFor(() => expect(responses).toHaveLength(1), PATIENCE)
    const [raw] = responses
    if (!raw) throw new Error('no stream')
    return raw
  }
  /** Resolves when the event has come back to this process: events sent faster than that would wait in memory. */
  async function publish(text: string): Promise<void> {
    const arrived = new Promise<void>((done) => {
      const unsubscribe = events.subscribe(() => {
        unsubscribe()
        done()
      })
    })
    await hub.db.write((trx) => events.publishState(trx, { event: 'wallet', entity: 'bargains', data: { text } }))
    await arrived
  }
  /** Publishes until the condition is met, at most 70 MB: more than the system buffers for a socket that is not read. */
  async function publishUntil(condition: () => boolean): Promise<void> {
    for (let sent = 0; sent < 10_000 && !condition(); sent += 1) await publish('x'.repeat(7_000))
    expect(condition()).toBe(true)
  }

  test('cuts a client for which too much waits, and forgets it', async () => {
    const raw = await deafClient()
    let most = 0
    await publishUntil(() => {
      most = Math.max(most, raw.writableLength)
      return raw.destroyed
    })
    expect(most).toBeGreaterThan(MEGABYTE / 2)
    expect(most).toBeLessThan(2 * MEGABYTE)
  })

  test('cuts a client that has not read one heartbeat by the next, however little waits for it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const raw = await deafClient()
    await publishUntil(() => raw.writableLength > 50_000)
    vi.advanceTimersByTime(HEARTBEAT)
    expect(raw.destroyed).toBe(false)
    vi.advanceTimersByTime(HEARTBEAT)
    expect(raw.destroyed).toBe(true)
  })

  test('keeps a client that reads', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const client = await listen()
    for (let beat = 0; beat < 5; beat += 1) {
      vi.advanceTimersByTime(HEARTBEAT)
      const id = await create(`After heartbeat ${beat}`)
      await client.next(({ data }) => data.id === id)
    }
    expect(responses[0]?.destroyed).toBe(false)
  })

  if (engine.name === 'postgres')
    test('of clients that left while their past was read, none counts for the limit of a user', async () => {
      const token = await hub.token(ADMIN)
      const hubOrigin = `http://127.0.0.1:${(hub.app.server.address() as AddressInfo).port}`
      await hub.db.write(async (trx) => {
        await sql`lock table "auditEntries" in access exclusive mode`.execute(trx)
        for (let count = 0; count < 40; count += 1) (await openEvents(hubOrigin, token)).close()
      })
      for (const attempt of ['first', 'second']) {
        const client = await openEvents(hubOrigin, token)
        open.push(client)
        expect((await client.next(() => true)).event, attempt).toBe('ready')
      }
    })
})
