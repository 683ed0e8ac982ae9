import { useListContext, useRecordContext } from 'react-admin'
import { isOpenField, isRemovable, lockIn, type RecordLock } from '../model/records/recordLock.ts'
import type { ResolvedEntity } from '../model/resolvedEntity.ts'

/** The server's reason why the current record can't be changed. */
export const useRecordLock = (): RecordLock | undefined => lockIn(useRecordContext())

/** Whether any field of the record can be changed. */
export const isEditable = (entity: ResolvedEntity, lock: RecordLock | undefined): boolean =>
  entity.fields.some(({ name }) => isOpenField(lock, name))

/** Number of selected records that an action is closed for, and the reason of the first. */
export interface LockedSelection {
  readonly closed: number
  readonly all: boolean
  readonly code: string | undefined
}

const CLOSED = {
  update: (entity: ResolvedEntity, lock: RecordLock | undefined) => !isEditable(entity, lock),
  delete: (_: ResolvedEntity, lock: RecordLock | undefined) => !isRemovable(lock),
} as const

/** Considers the selected records on the current page. */
export const useLockedSelection = (entity: ResolvedEntity, action: keyof typeof CLOSED): LockedSelection => {
  const { selectedIds, data = [] } = useListContext()
  const locks = data.filter(({ id }) => selectedIds.includes(id)).map(lockIn)
  const closed = locks.filter((lock) => CLOSED[action](entity, lock))
  return { closed: closed.length, all: closed.length > 0 && closed.length === selectedIds.length, code: closed[0]?.code }
}
