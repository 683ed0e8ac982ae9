import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import type { Database } from '../db/database.ts'
import { errorCode } from '../errorCode.ts'

/** Results of checking one part; the codes are for programs. */
type PartState = 'ok' | 'away' | 'full' | 'readOnly' | 'failing'

export interface Health {
  readonly database: PartState
  readonly files: PartState
}

/** Milliseconds for which an answer is cached: the call is public, and each check writes. */
const FRESH = 2_000

/** Milliseconds after which the database counts as unreachable. */
const TIMEOUT = 5_000

/** Size of the test file in bytes. */
const PROBE = 64 * 1024

const FILES: Readonly<Record<string, PartState>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'readOnly',
  EACCES: 'readOnly',
  EPERM: 'readOnly',
}

const timeout = (): Promise<PartState> => new Promise((resolve) => setTimeout(() => resolve('away'), TIMEOUT).unref())

async function databaseState(db: Database): Promise<PartState> {
  try {
    await db.write(async (trx) => void (await trx.executeQuery(CompiledQuery.raw(db.engine.probe))))
    return 'ok'
  } catch (error) {
    return db.engine.outage(error) ?? 'failing'
  }
}

async function filesState(dataDir: string): Promise<PartState> {
  const file = join(dataDir, `health.${randomUUID()}.part`)
  try {
    await mkdir(dataDir, { recursive: true })
    const probe = await open(file, 'wx', 0o600)
    try {
      await probe.writeFile(Buffer.alloc(PROBE))
      await probe.sync()
    } finally {
      await probe.close()
    }
    return 'ok'
  } catch (error) {
    return FILES[errorCode(error)] ?? 'failing'
  } finally {
    await rm(file, { force: true }).catch(() => undefined)
  }
}

/** Checks whether the database and the folder of uploads accept a write. Caches the answer for a moment. */
export function createHealth(db: Database, dataDir: string): () => Promise<Health> {
  let current: Promise<Health> | undefined
  let until = 0
  const check = async (): Promise<Health> => {
    const [database, files] = await Promise.all([Promise.race([databaseState(db), timeout()]), filesState(dataDir)])
    return { database, files }
  }
  return () => {
    const now = performance.now()
    if (!current || now >= until) {
      current = check()
      until = now + FRESH
    }
    return current
  }
}
