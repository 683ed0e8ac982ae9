import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { draftCalls } from '../../../model/calls/hubCalls.ts'
import type { Json } from '../../../model/entitySchema.ts'
import { useHub } from '../../hub.ts'

/** The form that a draft belongs to. */
export interface DraftKey {
  readonly entity: string
  /** Id of the record, or `create`. */
  readonly record: string
}

export type StoredDraft = NonNullable<AnswerOf<typeof draftCalls.read>['draft']>

const PATH = '/api/drafts/{entity}/{record}'

/** The draft that was stored before the form was opened (undefined until that is known, or if it can't be), and the calls that change it. */
export const useDraftCalls = ({ entity, record }: DraftKey) => {
  const { call } = useHub()
  const { data } = useQuery({
    queryKey: ['drafts', entity, record],
    queryFn: () => call<typeof draftCalls.read>('GET', PATH, { params: { entity, record } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return useMemo(
    () => ({
      found: data?.draft,
      // A draft is a convenience: a failure to store it disturbs nobody, and the next change tries again.
      store: (values: Readonly<Record<string, Json>>, version: number | null): void =>
        void call<typeof draftCalls.save>('PUT', PATH, { params: { entity, record }, body: { values, version }, keepsUndo: true }).catch(
          () => undefined,
        ),
      remove: (): void =>
        void call<typeof draftCalls.remove>('DELETE', PATH, { params: { entity, record }, keepsUndo: true }).catch(() => undefined),
    }),
    [call, entity, record, data],
  )
}
