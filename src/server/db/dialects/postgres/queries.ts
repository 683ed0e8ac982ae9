import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { QueryResult as PgResult } from 'pg'
import type { Queries, Tables } from '../../database.ts'

/** Runs one statement on the pool or on the client of a transaction. */
export type Execute = (sql: string, parameters: readonly unknown[]) => Promise<PgResult<Record<string, unknown>>>

const refuse = async (): Promise<never> => {
  throw new Error('Transactions are begun by Database.write')
}

const connectionOver = (execute: Execute): DatabaseConnection => ({
  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, rowCount } = await execute(sql, parameters)
    return { rows: rows as R[], numAffectedRows: BigInt(rowCount ?? 0) }
  },
  async *streamQuery<R>({ sql, parameters }: CompiledQuery, chunkSize: number): AsyncGenerator<QueryResult<R>> {
    const { rows } = await execute(sql, parameters)
    for (let at = 0; at < rows.length; at += chunkSize) yield { rows: rows.slice(at, at + chunkSize) as R[] }
  },
})

const driverOver = (execute: Execute): Driver => {
  const connection = connectionOver(execute)
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

/** Kysely over a pool or a client of ours. It begins no transactions: `Database.write` does. */
export const queriesOver = (execute: Execute): Queries => {
  const driver = driverOver(execute)
  const dialect: Dialect = {
    createDriver: () => driver,
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  }
  return new Kysely<Tables>({ dialect })
}
