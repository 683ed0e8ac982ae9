import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '../../../src/server/db/database.ts'
import { openDatabase } from '../../../src/server/db/openDatabase.ts'
import { BreakableConnection } from '../../support/database/breakableConnection.ts'
import { type FreshDatabase, freshDatabase, postgresOffer } from '../../support/database/postgres.ts'
import { PATIENCE } from '../../support/patience.ts'

const LONG = 'x'.repeat(9_000)

/** Notifications received by another process; an empty payload means resync. */
describe.skipIf('missing' in postgresOffer())('notifications that follow their commits', () => {
  let fresh: FreshDatabase
  let connection: BreakableConnection
  let sender: Database
  let receiver: Database
  let received: string[] = []
  beforeAll(async () => {
    fresh = await freshDatabase()
    connection = new BreakableConnection(fresh.url)
    await connection.open()
    sender = await openDatabase({ databaseUrl: connection.url })
    receiver = await openDatabase({ databaseUrl: fresh.url })
    await receiver.listen('news', (payload) => received.push(payload))
  })
  afterEach(() => {
    received = []
  })
  afterAll(async () => {
    await sender?.close()
    await connection?.cut()
    await receiver?.close()
    await fresh?.drop()
  })

  const send = (...payloads: string[]) =>
    sender.write(async (trx) => {
      for (const payload of payloads) await sender.notify(trx, 'news', payload, { afterwards: true })
    })

  test('come once where the connection breaks after they were sent; listeners resync, since nobody knows', async () => {
    await send('before')
    await vi.waitFor(() => expect(received).toEqual(['before']), PATIENCE)
    connection.loseAnswerTo(/send notifications/)
    await send('sent', 'too')
    await send('after')
    await vi.waitFor(() => expect(received).toContain('after'), PATIENCE)
    expect(received).toEqual(['before', 'sent', 'too', '', 'after'])
  })

  test('are not known of where the connection breaks in the commit: listeners resync', async () => {
    connection.loseAnswerTo(/commit/)
    await expect(send('perhaps')).rejects.toThrow()
    await vi.waitFor(() => expect(received).toEqual(['']), PATIENCE)
  })

  test('that are too long are left out alone: listeners resync', async () => {
    await send('one', LONG, 'two', 'three')
    await vi.waitFor(() => expect(received).toEqual(['one', 'two', 'three', '']), PATIENCE)
  })

  test('that could not be sent while the server was away are made up for by a resync when it is back', async () => {
    connection.loseAnswerTo(/send notifications/)
    await send('lost')
    await connection.cut()
    await connection.open()
    await vi.waitFor(() => expect(received.at(-1)).toBe(''), PATIENCE)
    await send('again')
    await vi.waitFor(() => expect(received).toContain('again'), PATIENCE)
  })
})
