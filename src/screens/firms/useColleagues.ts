import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { useHub } from '../../admin/hub.ts'
import type { colleagueCalls } from '../../domain/firms/calls.ts'
import type { AnswerOf } from '../../model/calls/callContract.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'

export type Colleague = AnswerOf<typeof colleagueCalls.list>[number]

const KEY = ['me', 'colleagues']

/** Colleagues and invited people of the user's firm, with calls to remove them and to invite them again. */
export const useColleagues = () => {
  const { call } = useHub()
  const queries = useQueryClient()
  const notify = useNotify()
  const texts = useAreaTexts('access')
  const refresh = () => queries.invalidateQueries({ queryKey: KEY })
  const list = useQuery({ queryKey: KEY, queryFn: () => call<typeof colleagueCalls.list>('GET', '/api/me/colleagues', {}), retry: false })
  const removing = useMutation({
    mutationFn: ({ id }: Colleague) => call<typeof colleagueCalls.remove>('DELETE', '/api/me/colleagues/{id}', { params: { id } }),
    onSuccess: (_, { state, name }) =>
      notify(texts(state === 'active' ? 'access.colleagues.removed' : 'access.colleagues.withdrawn', { name }), { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: refresh,
  })
  const inviting = useMutation({
    mutationFn: ({ name, email, role }: Colleague) =>
      call<typeof colleagueCalls.invite>('POST', '/api/me/colleagues', { body: { name, email, role } }),
    onSuccess: (_, { email }) => notify(texts('access.colleagues.asked', { email }), { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: refresh,
  })
  return { list, removing, inviting, refresh }
}
