import { type DatabaseConnection, type Dialect, type Driver, Kysely } from 'kysely'
import type { Queries, Tables } from '../database.ts'

const refuse = async (): Promise<never> => {
  throw new Error('Transactions are begun by Database.write')
}

const driverOver = (connection: DatabaseConnection): Driver => ({
  init: async () => undefined,
  acquireConnection: async () => connection,
  beginTransaction: refuse,
  commitTransaction: refuse,
  rollbackTransaction: refuse,
  releaseConnection: async () => undefined,
  destroy: async () => undefined,
})

/** Kysely over a connection of ours, in the SQL of an engine. It begins no transactions: `Database.write` does. */
export const queriesOn = (connection: DatabaseConnection, engine: Omit<Dialect, 'createDriver'>): Queries => {
  const driver = driverOver(connection)
  return new Kysely<Tables>({ dialect: { ...engine, createDriver: () => driver } })
}
