import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'react-admin'
import { useEntity } from '../../../admin/adminContext.tsx'
import { anyReasonOf, failureNotice } from '../../../admin/failureNotice.tsx'
import { useHub } from '../../../admin/hub.ts'
import { useWritten } from '../../../admin/undo/useWritten.tsx'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { systemCalls } from '../../../model/calls/hubCalls.ts'

/** Whose rights are shown: those of a role, or of a user. */
export type Holder = { readonly role: string } | { readonly user: string }

export type MatrixRow = AnswerOf<typeof systemCalls.rightsMatrix>[number]
export type MatrixCell = MatrixRow['cells'][number]

export type Effect = 'allow' | 'deny'

export interface RightChange {
  readonly name: string
  readonly cell: MatrixCell
  /** Undefined: as without a right at run time. */
  readonly effect: Effect | undefined
}

const KEY = ['rights', 'matrix']

export const useRightsMatrix = (holder: Holder) => {
  const { call } = useHub()
  return useQuery({
    queryKey: [...KEY, holder],
    queryFn: () => call<typeof systemCalls.rightsMatrix>('GET', '/api/rights/matrix', { query: holder }),
    retry: false,
  })
}

/** Writes a right as its list does, and offers to undo that; the matrix is read again after it, also after a failure. */
export const useSetRight = (holder: Holder) => {
  const provider = useDataProvider()
  const client = useQueryClient()
  const notify = useNotify()
  const translate = useTranslate()
  const written = useWritten(useEntity())
  return useMutation({
    mutationFn: async ({ name, cell: { action, right }, effect }: RightChange): Promise<void> => {
      if (right && effect === undefined) written('delete', (await provider.delete('userRights', { id: right.id })).data)
      else if (right) written('edit', (await provider.update('userRights', { id: right.id, data: { effect }, previousData: right })).data)
      else if (effect) written('create', (await provider.create('userRights', { data: { ...holder, entity: name, action, effect } })).data)
    },
    onError: (error) => {
      const reason = anyReasonOf(error)
      notify(failureNotice(translate('app.notify.saveFailed'), translate(reason, { _: reason })), { type: 'error', multiLine: true })
    },
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey: KEY }), client.invalidateQueries({ queryKey: ['userRights'] })]),
  })
}
