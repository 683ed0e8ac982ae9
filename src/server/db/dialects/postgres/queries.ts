import {
  type CompiledQuery,
  type DatabaseConnection,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { QueryResult as PgResult } from 'pg'
import type { Queries } from '../../database.ts'
import { queriesOn } from '../queries.ts'

/** Runs one statement on the pool or on the client of a transaction. */
export type Execute = (sql: string, parameters: readonly unknown[]) => Promise<PgResult<Record<string, unknown>>>

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

const ENGINE = {
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db: Kysely<never>) => new PostgresIntrospector(db),
}

/** Kysely over a pool or a client of ours. */
export const queriesOver = (execute: Execute): Queries => queriesOn(connectionOver(execute), ENGINE)
