import {
  type CompiledQuery,
  type DatabaseConnection,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Queries } from '../../database.ts'
import { queriesOn } from '../queries.ts'
import type { Connection } from './connection.ts'

/** Returns the connection once it may be used. */
export type Access = () => Connection | Promise<Connection>

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

const ENGINE = {
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: (db: Kysely<never>) => new SqliteIntrospector(db),
}

/** Kysely over a connection of ours. */
export const queriesOver = (access: Access): Queries => queriesOn(connectionOver(access), ENGINE)

/** Without it Kysely runs one statement after the other, so that a slow one, which runs in another process, would delay all others. */
class ReadingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/** Kysely over a function that only reads. */
export const queriesReading = (objects: (sql: string, parameters: readonly unknown[]) => Promise<Record<string, unknown>[]>): Queries =>
  queriesOn(
    {
      executeQuery: async <R>({ sql, parameters }: CompiledQuery) => ({ rows: (await objects(sql, parameters)) as R[] }),
      async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncGenerator<QueryResult<R>> {
        yield { rows: (await objects(sql, parameters)) as R[] }
      },
    },
    { ...ENGINE, createAdapter: () => new ReadingAdapter() },
  )
