import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../src/server/db/openDatabase.ts'
import { describeEachEngine } from './describeEachEngine.ts'
import { statementsOf } from './statementsOf.ts'

describeEachEngine('statements of a piece of work', (engine) => {
  test('are those that it reads and writes with, whatever else the database is asked meanwhile', async () => {
    const db = await openDatabase(engine.database)
    const all: string[] = []
    const stop = db.observe((text) => all.push(text))
    const { promise, resolve } = Promise.withResolvers<void>()
    const other = promise.then(() => sql`select 'other' as a`.execute(db.read))
    const sent = await statementsOf(db, async () => {
      await sql`select 'own' as a`.execute(db.read)
      resolve()
      await other
      await db.write(async (trx) => void (await sql`select 'own' as b`.execute(trx)))
    })
    stop()
    await db.close()
    const about = (name: string, statements: readonly string[]) => statements.filter((text) => text.includes(name)).length
    expect([about('own', all), about('other', all)]).toEqual([2, 1])
    expect([about('own', sent), about('other', sent)]).toEqual([2, 0])
  })
})
