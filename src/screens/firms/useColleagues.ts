import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { useHub } from '../../admin/hub.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'

export interface Colleague {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: 'Admin' | 'Dealer'
  readonly state: 'active' | 'invited'
  readonly own: boolean
}

const KEY = ['me', 'colleagues']

/** Who works in one's firm or is invited to, and a way to remove them. */
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
      notify(texts(state === 'invited' ? 'access.colleagues.withdrawn' : 'access.colleagues.removed', { name }), { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: refresh,
  })
  return { list, removing, refresh }
}
