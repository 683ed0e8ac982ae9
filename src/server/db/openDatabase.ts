import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Database } from './database.ts'
import { openPostgres } from './dialects/postgres/open.ts'
import { openSqlite } from './dialects/sqlite/open.ts'
import type { ReaderLimits } from './readers/readerQueue.ts'

/** An in-memory database; `image`: initial content, the bytes of a database file without a log. */
interface InMemory {
  readonly memory: true
  readonly image?: Uint8Array | undefined
}

/**
 * Location of the data: a PostgreSQL server (`reportsUrl`: for the role that runs users' queries), a file of the embedded database (created with its folder if
 * missing), or memory. `readers`: limits of slow statements.
 */
export type DatabaseTarget =
  | { readonly databaseUrl: string; readonly reportsUrl?: string | undefined; readonly readers?: ReaderLimits }
  | { readonly file: string; readonly readers?: ReaderLimits }
  | InMemory

/** Opens a database without changing it; `migrate` changes its tables. Rejects if the server does not answer. */
export const openDatabase = async (target: DatabaseTarget): Promise<Database> => {
  if ('databaseUrl' in target) return openPostgres(target.databaseUrl, target.reportsUrl, target.readers)
  if ('memory' in target) return openSqlite(':memory:', target.image)
  await mkdir(dirname(target.file), { recursive: true })
  return openSqlite(target.file, undefined, target.readers)
}
