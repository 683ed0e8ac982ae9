import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '../../../src/server/db/database.ts'
import { openDatabase } from '../../../src/server/db/openDatabase.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

describeEachEngine('what is sent just after the commit', (engine) => {
  let db: Database
  beforeAll(async () => {
    db = await openDatabase(engine.database)
    await db.alter(async (trx) => void (await sql`create table notes (id text primary key)`.execute(trx)))
  })
  afterAll(() => db?.close())

  const send = (from: Database, payload: string) =>
    from.write(async (trx) => {
      await sql`insert into notes values (${payload})`.execute(trx)
      await from.notify(trx, 'notes', payload, { afterwards: true })
    })

  test('is delivered in the order of the commits, when the rows can be read, and never from a write that failed', async () => {
    const received: string[] = []
    const stop = await db.listen('notes', (payload) => received.push(payload))
    await send(db, 'first')
    await db
      .write(async (trx) => {
        await db.notify(trx, 'notes', 'never', { afterwards: true })
        throw new Error('no')
      })
      .catch(() => undefined)
    for (const payload of ['second', 'third']) await send(db, payload)
    await vi.waitFor(() => expect(received).toEqual(['first', 'second', 'third']))
    await stop()
  })

  test('is delivered to all listeners when many writers arrive together', async () => {
    const received: string[] = []
    const stop = await db.listen('notes', (payload) => received.push(payload))
    const payloads = Array.from({ length: 60 }, (_, index) => `together ${index}`)
    await Promise.all(payloads.map((payload) => send(db, payload)))
    await vi.waitFor(() => expect(received.toSorted()).toEqual(payloads.toSorted()))
    await stop()
  })

  if (engine.name === 'postgres')
    test('is sent before the database closes', async () => {
      const received: string[] = []
      const stop = await db.listen('notes', (payload) => received.push(payload))
      const other = await openDatabase(engine.database)
      await send(other, 'last words')
      await other.close()
      await vi.waitFor(() => expect(received).toEqual(['last words']))
      await stop()
    })
})
