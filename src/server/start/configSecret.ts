import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

/**
 * The secret that signs sessions: the configured one, or one generated at the first start outside production. A generated secret is stored in `dataDir`; only
 * its owner can read it.
 */
export function sessionSecret(config: Config): string {
  if (config.jwtSecret) return config.jwtSecret
  const file = join(config.dataDir, 'session.secret')
  try {
    writeFileSync(file, randomBytes(48).toString('base64'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8')
}
