import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartRefused } from './startRefused.ts'

/** Held while one process works on the embedded database of a DATA_DIR. */
export interface DataDirLock {
  readonly release: () => void
}

/** An empty SQLite database of its own, so that `hub.sqlite` stays open to readers and to a backup. */
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
 * Locks the folder for this process until `release` or its end: the operating system holds the lock, so a killed process leaves none
 * behind. Needed to write the embedded database, not for readers and backups. Processes that share a PostgreSQL share the folder of uploads
 * and take no lock either. Throws `StartRefused` when another process has it.
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
