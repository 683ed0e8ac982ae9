import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { columnsOf, exact, fixed, isNot, isOneOf, isTrue, orZero, select, selectAll } from '../../../src/server/db/columnsOf.ts'
import type { Database } from '../../../src/server/db/database.ts'
import { openDatabase } from '../../../src/server/db/openDatabase.ts'
import { prepareOnce, type SlotOf } from '../../../src/server/db/prepared.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

const [b, w] = [columnsOf('bids', 'b'), columnsOf('watches', 'w')]

describeEachEngine('statements whose columns the schemas know', (engine) => {
  let db: Database

  beforeAll(async () => {
    db = await openDatabase(engine.database)
    await db.alter(async (trx) => {
      await sql`create table bids (id text primary key, status text, "priceAfter" bigint)`.execute(trx)
      await sql`create table watches (id text primary key, "user" text, notified boolean)`.execute(trx)
      await sql`insert into bids values ('one', 'leading', 9007199254740993), ('two', 'outbid', null), ('three', 'retracted', 5)`.execute(
        trx,
      )
      await sql`insert into watches values ('four', 'me', true)`.execute(trx)
    })
  })
  afterAll(() => db?.close())

  test('answer rows by the names given, amounts exactly', async () => {
    const columns = { bid: b('id'), priceAfter: exact(b('priceAfter')), orNone: exact(orZero(b('priceAfter'))) }
    const query = select(columns, sql`from ${b.table} where ${isOneOf(b('status'), 'leading', 'outbid')} order by ${b('id')}`)
    expect((await query.execute(db.read)).rows).toEqual([
      { bid: 'one', priceAfter: '9007199254740993', orNone: '9007199254740993' },
      { bid: 'two', priceAfter: null, orNone: '0' },
    ])
  })

  test('of several selects are distinguished, and columns that a part does not select are null', async () => {
    const query = selectAll(
      [{ kind: fixed('bid'), id: b('id'), price: exact(b('priceAfter')) }, sql`from ${b.table} where ${isNot(b('status'), 'retracted')}`],
      [{ kind: fixed('watch'), id: w('id'), user: w('user') }, sql`from ${w.table}`],
    )
    const { rows } = await query.execute(db.read)
    expect(rows.toSorted((one, other) => one.id.localeCompare(other.id))).toEqual([
      { kind: 'watch', id: 'four', price: null, user: 'me' },
      { kind: 'bid', id: 'one', price: '9007199254740993', user: null },
      { kind: 'bid', id: 'two', price: null, user: null },
    ])
  })

  test('are compiled once a database, and take their values by name', async () => {
    let compiled = 0
    const byUser = prepareOnce((_db, slot: SlotOf<{ user: string }>) => {
      compiled += 1
      return select({ id: w('id'), notified: w('notified') }, sql`from ${w.table} where ${w('user')} = ${slot('user')}`)
    })
    const rows = [...(await byUser(db, db.read, { user: 'me' })), ...(await byUser(db, db.read, { user: 'you' }))]
    expect(rows.map(({ id, notified }) => [id, isTrue(notified)])).toEqual([['four', true]])
    expect(compiled).toBe(1)
  })

  test('do not compile where the schema has no such column, table or choice', () => {
    // @ts-expect-error: there is no such table
    expect(() => columnsOf('bidders')).not.toThrow()
    // @ts-expect-error: there is no such column
    expect(() => b('priceSince')).not.toThrow()
    // @ts-expect-error: there is no such choice
    expect(() => isNot(b('status'), 'withdrawn')).not.toThrow()
  })
})
