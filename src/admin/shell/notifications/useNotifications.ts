import { useQueryClient } from '@tanstack/react-query'
import type { ShownMap } from '../../../model/entityMap.ts'
import type { BatchRequest } from '../../../providers/data/batch.ts'
import { useHub } from '../../hub.ts'
import { useRecords } from '../../useRecords.ts'

/** One notification as the API gives it. */
export type ShownNotification = ShownMap['notifications']

export const NOTIFICATIONS = 'notifications'

/** Maximum number of entries in the panel. */
const SHOWN = 20

/** Milliseconds between refetches, in case an event was missed. */
const REFRESH_MS = 60_000

/** Number of unread notifications; live events refresh it. */
export const useUnread = (): number => {
  const { total } = useRecords(
    NOTIFICATIONS,
    { filter: { read: false }, sort: { field: 'createdAt', order: 'DESC' }, limit: 1 },
    { refetchInterval: REFRESH_MS },
  )
  return total ?? 0
}

/** The newest notifications, and functions that mark them as read. */
export const useNotifications = () => {
  const hub = useHub()
  const queries = useQueryClient()
  const list = useRecords(NOTIFICATIONS, { sort: { field: 'createdAt', order: 'DESC' }, limit: SHOWN })
  const read = async (which: Pick<BatchRequest, 'filter' | 'ids'>) => {
    await hub.batch(NOTIFICATIONS, { action: 'update', ...which, data: { read: true } })
    await queries.invalidateQueries({ queryKey: [NOTIFICATIONS] })
  }
  return {
    list,
    readAll: () => read({ filter: { read: false } }),
    readOne: ({ id, read: known }: ShownNotification) => (known ? Promise.resolve() : read({ ids: [id] })),
  }
}
