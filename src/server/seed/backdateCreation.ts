import type { SeedRecord } from './seedRecord.ts'
import { minutesFrom } from './seedTime.ts'

/** Sets the creation times of the last `count` records: the last one `since` minutes ago, each `apart` minutes before the next. */
export const backdateCreation = (
  records: readonly SeedRecord[],
  count: number,
  { now, since, apart }: { readonly now: Date; readonly since: number; readonly apart: number },
): SeedRecord[] =>
  records.map((record, index) => {
    const later = records.length - 1 - index
    return later < count ? { ...record, createdAt: minutesFrom(now, -since - later * apart) } : record
  })
