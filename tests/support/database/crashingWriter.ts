import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { openDatabase } from '../../../src/server/db/openDatabase.ts'

/** Writes pairs of rows, many at a time, and reports each acknowledged pair to its parent, until the test kills it. */
const db = await openDatabase({ file: process.argv[2] ?? '' })

const writePair = async (): Promise<void> => {
  const [one, other] = [randomUUID(), randomUUID()]
  await db.write(async (trx) => {
    await sql`insert into pairs values (${one}, ${other})`.execute(trx)
    await sql`insert into pairs values (${other}, ${one})`.execute(trx)
  })
  process.send?.(one)
}

const writeUntilKilled = async (): Promise<never> => {
  for (;;) await writePair()
}

await Promise.all(Array.from({ length: 16 }, writeUntilKilled))
