import { v7 } from 'uuid'
import type { Clock, Random } from './authOptions.ts'

/** System columns of a new row (UUIDv7, version 1). */
export function newRow(clock: Clock, random: Random) {
  const now = clock()
  const at = now.toISOString()
  return { id: v7({ msecs: now.getTime(), random: Uint8Array.from(random(16)) }), _version: 1, createdAt: at, updatedAt: at }
}
