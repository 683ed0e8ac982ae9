import { useQueryClient } from '@tanstack/react-query'
import { useGetList } from 'react-admin'
import { useHub } from '../../hub.ts'

/** One notification as the API gives it. */
export interface Told {
  readonly id: string
  readonly kind: string
  readonly params?: Readonly<Record<string, string | number>> | null
  readonly entity?: string | null
  readonly record?: string | null
  readonly read: boolean
  readonly createdAt: string
}

export const NOTIFICATIONS = 'notifications'

/** So many stand in the panel. */
const SHOWN = 20

/** Milliseconds after which they are asked for again, should an event have been missed. */
const ANEW = 60_000

/** How many are unread; the event stream refreshes it at once. */
export const useUnread = (): number => {
  const { total } = useGetList<Told>(
    NOTIFICATIONS,
    { filter: { read: false }, pagination: { page: 1, perPage: 1 }, sort: { field: 'createdAt', order: 'DESC' } },
    { refetchInterval: ANEW, retry: false },
  )
  return total ?? 0
}

/** The newest, and what one does with them. */
export const useNotifications = () => {
  const hub = useHub()
  const queries = useQueryClient()
  const list = useGetList<Told>(
    NOTIFICATIONS,
    { pagination: { page: 1, perPage: SHOWN }, sort: { field: 'createdAt', order: 'DESC' } },
    { retry: false },
  )
  const read = async (which: { readonly filter: object } | { readonly ids: readonly string[] }) => {
    await hub.send(`${NOTIFICATIONS}/batch`, { body: { action: 'update', ...which, data: { read: true } } })
    await queries.invalidateQueries({ queryKey: [NOTIFICATIONS] })
  }
  return {
    list,
    readAll: () => read({ filter: { read: false } }),
    readOne: ({ id, read: known }: Told) => (known ? Promise.resolve() : read({ ids: [id] })),
  }
}
