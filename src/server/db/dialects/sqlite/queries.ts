import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Queries, Tables } from '../../database.ts'
import type { Connection } from './connection.ts'

/** Gives the connection to run on, when it may be used. */
export type Access = () => Connection | Promise<Connection>

const refuse = async (): Promise<never> => {
  throw new Error('Transactions are begun by Database.write')
}

const connectionOver = (access: Access): DatabaseConnection => ({
  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const granted = access()
    const connection = granted instanceof Promise ? await granted : granted
    const rows = connection.objects(sql, parameters) as R[]
    return { rows, numAffectedRows: connection.changes() }
  },
  async *streamQuery<R>({ sql, parameters }: CompiledQuery, chunkSize: number): AsyncGenerator<QueryResult<R>> {
    const rows = (await access()).objects(sql, parameters) as R[]
    for (let at = 0; at < rows.length; at += chunkSize) yield { rows: rows.slice(at, at + chunkSize) }
  },
})

const driverOver = (access: Access): Driver => {
  const connection = connectionOver(access)
  return {
    init: async () => undefined,
    acquireConnection: async () => connection,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: async () => undefined,
    destroy: async () => undefined,
  }
}

/** Kysely over a connection of ours. It begins no transactions: `Database.write` does. */
export const queriesOver = (access: Access): Queries => {
  const driver = driverOver(access)
  const dialect: Dialect = {
    createDriver: () => driver,
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
  return new Kysely<Tables>({ dialect })
}
