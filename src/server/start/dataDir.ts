import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartRefused } from './startRefused.ts'

/** The lock of one process on the embedded database of a DATA_DIR. */
export interface DataDirLock {
  readonly release: () => void
}

/** A separate empty SQLite database, so that readers and backups can open `hub.sqlite`. */
const LOCK_FILE = 'server.lock'

/** Milliseconds to wait for a server that is stopping. */
const PATIENCE = 2_000

/** Keeps the connections, because garbage collection would release their locks. */
const held = new Set<DatabaseSync>()

/** SQLite's result code for a lock held by another process. */
const BUSY = 5

const isBusy = (error: unknown): boolean => error instanceof Error && 'errcode' in error && error.errcode === BUSY

/** Creates the folder if it is missing. Throws `StartRefused` if it can't be created, read or written. */
export function openDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    throw new StartRefused(
      `DATA_DIR ${dataDir} is no folder that this user may read and write`,
      'Change its owner or its rights, or set DATA_DIR to another folder.',
    )
  }
}

/**
 * Locks the folder for this process until `release` or the end of the process. The operating system holds the lock, so a killed process leaves none. Needed to
 * write the embedded database; readers and backups need no lock, and neither do processes that share PostgreSQL and a folder of uploads. Throws `StartRefused`
 * if another process has the lock.
 */
export function lockDataDir(dataDir: string, patience = PATIENCE): DataDirLock {
  openDataDir(dataDir)
  const lock = new DatabaseSync(join(dataDir, LOCK_FILE))
  try {
    lock.exec(`pragma busy_timeout = ${patience}; begin exclusive`)
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new StartRefused(
      `Another server is running on DATA_DIR ${dataDir}`,
      'Stop it, or set DATA_DIR to another folder; several servers can share a PostgreSQL (DATABASE_URL).',
    )
  }
  held.add(lock)
  return {
    release: () => {
      if (held.delete(lock)) lock.close()
    },
  }
}
