import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import pg from 'pg'
import { type BenchDatabase, fileOf } from '../databases.ts'
import { type BareBid, bareBid } from './bareBid.ts'
import { BARE, type Statement } from './bareStatements.ts'

/** A bid in a transaction that is committed alone. */
export interface BareStore {
  readonly bid: (bid: BareBid) => Promise<void>
  readonly close: () => Promise<void>
}

const SETTINGS =
  'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma cache_size = -65536; pragma temp_store = memory'

const names = Object.keys(BARE) as Statement[]

function sqliteStore(file: string): BareStore {
  const db = new DatabaseSync(file)
  db.exec(SETTINGS)
  const prepared = new Map(
    names.map((name) => {
      const statement = db.prepare(BARE[name])
      statement.setReturnArrays(true)
      return [name, statement] as const
    }),
  )
  // The types of node:sqlite know rows as objects only.
  const run = (name: Statement, values: readonly unknown[]) =>
    (prepared.get(name)?.all(...(values as SQLInputValue[])) ?? []) as unknown as unknown[][]
  let last: Promise<void> = Promise.resolve()
  async function one(bid: BareBid): Promise<void> {
    db.exec('begin immediate')
    await bareBid(run, bid)
    db.exec('commit')
  }
  return {
    bid(bid) {
      last = last.then(() => one(bid))
      return last
    },
    close: async () => db.close(),
  }
}

const CONNECTIONS = 20

/** Statements that lock the rows they read. */
const LOCKED: ReadonlySet<Statement> = new Set(['lock', 'wallet'])

function postgresText(name: Statement): string {
  let index = 0
  const text = BARE[name].replace(/\?/g, () => {
    index += 1
    return `$${index}`
  })
  return LOCKED.has(name) ? `${text} for update` : text
}

function postgresStore(connectionString: string): BareStore {
  const pool = new pg.Pool({ connectionString, max: CONNECTIONS })
  const texts = new Map(names.map((name) => [name, postgresText(name)]))
  async function bid(bid: BareBid): Promise<void> {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const run = async (name: Statement, values: readonly unknown[]) =>
        (
          await client.query<unknown[]>({
            name,
            text: texts.get(name) ?? '',
            values: values.map((value) => (typeof value === 'bigint' ? String(value) : value)),
            rowMode: 'array',
          })
        ).rows
      await bareBid(run, bid)
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  }
  return { bid, close: () => pool.end() }
}

export const bareStore = (place: BenchDatabase): BareStore =>
  place.databaseUrl === undefined ? sqliteStore(fileOf(place)) : postgresStore(place.databaseUrl)
