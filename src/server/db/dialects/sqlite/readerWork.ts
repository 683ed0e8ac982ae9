import { Connection } from './connection.ts'
import { CACHE, PATIENCE_MS } from './settings.ts'

/** A reading statement with its bound values. */
export interface ReaderWork {
  readonly file: string
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/** The result: rows in parts, and last the processor time in milliseconds; or the engine's error. */
export type ReaderPart =
  | { readonly rows: readonly (readonly unknown[])[] }
  | { readonly took: number }
  | { readonly failed: { readonly message: string; readonly errcode: number | undefined } }

/** Rows per part, so that receiving them does not block the server. */
const PART = 250

let handle: { readonly file: string; readonly connection: Connection } | undefined

/** The connection stays open, because its page cache and statements serve the next task. */
function connectionTo(file: string): Connection {
  if (handle?.file === file) return handle.connection
  handle?.connection.close()
  const connection = new Connection(file, new Set())
  connection.exec(`pragma busy_timeout = ${PATIENCE_MS}; pragma query_only = on; pragma trusted_schema = off; ${CACHE}`)
  handle = { file, connection }
  return connection
}

const errcodeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : undefined

/** Reads data committed before it began. Runs in a child process, because a running statement ends only with its process. */
export async function* readerWork({ file, sql, parameters }: ReaderWork): AsyncGenerator<ReaderPart> {
  try {
    const since = process.cpuUsage()
    const rows = connectionTo(file).rows(sql, parameters)
    const { user, system } = process.cpuUsage(since)
    for (let from = 0; from < rows.length; from += PART) yield { rows: rows.slice(from, from + PART) }
    yield { took: (user + system) / 1000 }
  } catch (error) {
    yield { failed: { message: error instanceof Error ? error.message : String(error), errcode: errcodeOf(error) } }
  }
}
