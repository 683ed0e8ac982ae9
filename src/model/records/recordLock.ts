/** Why a record can't be changed; the API answers it as the record's `_lock`. */
export interface RecordLock {
  /** Error code, as in `errors.<code>`. */
  readonly code: string
  /** Names of fields that can still be changed. Default: none. */
  readonly open?: readonly string[]
  /** Whether it can still be deleted. */
  readonly removable?: boolean
}

export const isOpenField = (lock: RecordLock | undefined, name: string): boolean => lock === undefined || lock.open?.includes(name) === true

export const isRemovable = (lock: RecordLock | undefined): boolean => lock === undefined || lock.removable === true

/** The lock in an answered record. */
export const lockIn = (record: Readonly<Record<string, unknown>> | undefined): RecordLock | undefined => {
  const lock: unknown = record?._lock
  if (typeof lock !== 'object' || lock === null || !('code' in lock) || typeof lock.code !== 'string') return undefined
  const open = 'open' in lock && Array.isArray(lock.open) ? lock.open.filter((name): name is string => typeof name === 'string') : []
  return { code: lock.code, open, removable: 'removable' in lock && lock.removable === true }
}
