import { SchemaMistakes } from '../../model/check/mistake.ts'
import { MigrationRefused } from '../db/migrate/plan.ts'
import { errorCode } from '../errorCode.ts'
import { ConfigMistakes } from './config.ts'
import { StartRefused } from './startRefused.ts'

type Explanation = readonly [problem: string, remedy: string]

/** Codes of the operating system, of Node and of PostgreSQL (SQLSTATE) for a database server that can't be opened. */
const POSTGRES: Readonly<Record<string, Explanation>> = {
  ECONNREFUSED: ['No PostgreSQL answers at the address in DATABASE_URL', 'Start it, or correct host and port.'],
  ENOTFOUND: ['The host in DATABASE_URL is unknown', 'Correct its name.'],
  EAI_AGAIN: ['The host in DATABASE_URL could not be looked up', 'Correct its name, or check the network.'],
  ETIMEDOUT: ['The host in DATABASE_URL does not answer', 'Check the address, the network and its firewall.'],
  EHOSTUNREACH: ['The host in DATABASE_URL cannot be reached', 'Check the address, the network and its firewall.'],
  ENETUNREACH: ['The host in DATABASE_URL cannot be reached', 'Check the address, the network and its firewall.'],
  ECONNRESET: ['What answers at the address in DATABASE_URL ended the connection', 'Check that it is a PostgreSQL server.'],
  '28P01': ['PostgreSQL refuses the password in DATABASE_URL', 'Correct user and password; encode special characters as in %40 for @.'],
  '28000': [
    'PostgreSQL refuses the role in DATABASE_URL',
    'Create it (CREATE ROLE … LOGIN PASSWORD …), correct its name, or allow it in pg_hba.conf.',
  ],
  '3D000': ['The database named in DATABASE_URL does not exist', 'Create it (CREATE DATABASE … OWNER …), or correct its name.'],
  '42501': ['The role in DATABASE_URL lacks a right on its database', 'Make it the owner: ALTER DATABASE … OWNER TO …'],
  '53300': ['PostgreSQL has no connection free', 'End idle clients, or raise its max_connections.'],
  '53100': ['The disk of PostgreSQL is full', 'Free space on it, then start again.'],
  '57P03': ['PostgreSQL is starting or recovering', 'Wait until it is up, then start again.'],
  '25006': ['PostgreSQL only reads: it is a standby or set to read-only', 'Point DATABASE_URL to the primary server.'],
}

/** SQLite's primary result codes. */
const SQLITE: Readonly<Record<number, Explanation>> = {
  5: ['Another process holds the embedded database', 'Stop it, then start again.'],
  8: ['The embedded database can only be read', 'Give this user the right to write hub.sqlite and its folder (DATA_DIR).'],
  10: ['The disk of the embedded database fails', 'Check the disk that DATA_DIR is on.'],
  11: ['The embedded database (hub.sqlite) is damaged', 'Restore a backup, or move the file away to start with an empty one.'],
  13: ['The disk of the embedded database is full', 'Free space on the disk of DATA_DIR, then start again.'],
  14: ['The embedded database cannot be opened', 'Check that DATA_DIR and hub.sqlite in it belong to this user.'],
  26: ['hub.sqlite is no database', 'Restore a backup, or move the file away to start with an empty one.'],
}

const FILES: Readonly<Record<string, Explanation>> = {
  EACCES: ['A file in DATA_DIR cannot be read or written', 'Give it to the user that runs the server.'],
  EPERM: ['A file in DATA_DIR cannot be read or written', 'Give it to the user that runs the server.'],
  EROFS: ['The disk of DATA_DIR can only be read', 'Mount it writable, or set DATA_DIR to another folder.'],
  ENOSPC: ['The disk of DATA_DIR is full', 'Free space on it, then start again.'],
  EDQUOT: ['The quota of this user on the disk of DATA_DIR is used up', 'Free space, or raise it.'],
  EIO: ['The disk of DATA_DIR fails', 'Check it.'],
}

const LISTENING: Readonly<Record<string, Explanation>> = {
  EADDRINUSE: ['The address is in use already', 'Set PORT to another one, or stop the other server.'],
  EACCES: ['This user may not listen on that PORT', 'Set PORT to 1024 or above.'],
  EADDRNOTAVAIL: ['HOST is no address of this machine', 'Set it to one that the machine has, or to 0.0.0.0 for all of them.'],
  ENOTFOUND: ['HOST is unknown', 'Set it to an address of this machine, or to 0.0.0.0 for all of them.'],
}

/** SQLite's primary code is the low byte of its extended one. */
const sqliteCodeOf = (error: unknown): number =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : 0

/** Messages of pg that have no code. */
const WORDS: readonly (readonly [RegExp, Explanation])[] = [
  [/client password must be a string/, ['PostgreSQL asks for a password', 'Add it to DATABASE_URL: postgres://user:password@host/name']],
  [/does not support SSL/, ['PostgreSQL does not speak TLS', 'Take sslmode out of DATABASE_URL, or switch TLS on in the server.']],
  [/timeout|timed out/i, ['The host in DATABASE_URL does not answer in time', 'Check the address, the network and its firewall.']],
  [
    /terminated unexpectedly/,
    ['What answers at the address in DATABASE_URL ended the connection', 'Check that it is a PostgreSQL server.'],
  ],
]

const explainDatabase = (error: unknown): Explanation | undefined =>
  SQLITE[sqliteCodeOf(error)] ??
  POSTGRES[errorCode(error)] ??
  FILES[errorCode(error)] ??
  WORDS.find(([words]) => error instanceof Error && words.test(error.message))?.[1]

const refused = (explanation: Explanation | undefined, error: unknown): unknown => (explanation ? new StartRefused(...explanation) : error)

const rejecting =
  (explain: (error: unknown) => Explanation | undefined) =>
  async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      throw refused(explain(error), error)
    }
  }

/** Runs work that opens, migrates or fills a database. Throws known failures as `StartRefused`. */
export const openingDatabase = rejecting(explainDatabase)

/** The same for listening on an address. */
export const listening = rejecting((error) => LISTENING[errorCode(error)])

/** Message of a failed start or command. Only unexpected errors have a stack trace. */
export function startErrorText(error: unknown): string {
  if (error instanceof ConfigMistakes) return `The configuration has mistakes:\n${error.message}`
  if (error instanceof SchemaMistakes || error instanceof MigrationRefused || error instanceof StartRefused) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
