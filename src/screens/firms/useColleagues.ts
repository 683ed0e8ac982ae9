import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { useHub } from '../../admin/hub.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'

export interface Colleague {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: 'Admin' | 'Dealer'
  readonly state: 'active' | 'invited' | 'expired'
  readonly own: boolean
}

const KEY = ['me', 'colleagues']

/** Who works in one's firm or is invited to, and ways to remove them and to invite them again. */
export const useColleagues = () => {
  const { read, send } = useHub()
  const queries = useQueryClient()
  const notify = useNotify()
  const texts = useAreaTexts('access')
  const refresh = () => queries.invalidateQueries({ queryKey: KEY })
  const list = useQuery({ queryKey: KEY, queryFn: async () => (await read('me/colleagues')) as readonly Colleague[], retry: false })
  const removing = useMutation({
    mutationFn: ({ id }: Colleague) => send(`me/colleagues/${id}`, { method: 'DELETE' }),
    onSuccess: (_, { state, name }) =>
      notify(texts(state === 'active' ? 'access.colleagues.removed' : 'access.colleagues.withdrawn', { name }), { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: refresh,
  })
  const inviting = useMutation({
    mutationFn: ({ name, email, role }: Colleague) => send('me/colleagues', { body: { name, email, role } }),
    onSuccess: (_, { email }) => notify(texts('access.colleagues.asked', { email }), { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: refresh,
  })
  return { list, removing, inviting, refresh }
}
