import { useGetIdentity, useNotify, useUpdate } from 'react-admin'
import { useAdmin } from '../../admin/adminContext.tsx'
import { useRecord } from '../../admin/useRecords.ts'
import type { ShownMap } from '../../model/entityMap.ts'
import { storeIdentity } from '../../providers/auth/sessionUpdates.ts'
import { fieldErrorsOf } from '../../providers/data/refusal.ts'

/** The caller's user, as the API gives it. */
export type OwnUser = ShownMap['users']

type Changes = Partial<Omit<OwnUser, 'id' | '_version'>>

/** The user's own record and a function that saves changes of it. The shell shows them immediately. */
export const useOwnUser = () => {
  const { id } = useAdmin().subject
  const query = useRecord('users', id)
  const [update, { isPending: saving }] = useUpdate<OwnUser>()
  const identity = useGetIdentity()
  const notify = useNotify()

  /** Resolves to the errors by field, or to undefined on success. Other errors become a notification. */
  const save = async (data: Changes, saved: string): Promise<Readonly<Record<string, unknown>> | undefined> => {
    const previousData = query.data
    if (!previousData) return undefined
    try {
      const after = await update(
        'users',
        { id, data: { ...previousData, ...data }, previousData },
        { returnPromise: true, mutationMode: 'pessimistic' },
      )
      if (after) storeIdentity({ userName: after.name, email: after.email, avatar: after.image ?? '' })
      await identity.refetch?.()
      notify(saved, { type: 'success' })
      return undefined
    } catch (error) {
      const errors = fieldErrorsOf(error)
      if (!errors) notify(error instanceof Error ? error.message : 'app.notify.saveFailed', { type: 'error' })
      return errors
    }
  }
  return { query, save, saving }
}
