import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
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
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return useMemo(() => {
    // One after another, so that a draft is not stored after its removal. A draft is a convenience: a failure to store it disturbs nobody, and the
    // next change tries again.
    const send = (work: () => Promise<unknown>): void => {
      last.current = last.current.then(work).catch(() => undefined)
    }
    const sent = { params: { entity, record }, keepsUndo: true } as const
    return {
      found: data?.draft,
      store: (values: Readonly<Record<string, Json>>, version: number | null): void =>
        send(() => call<typeof draftCalls.save>('PUT', PATH, { ...sent, body: { values, version } })),
      remove: (): void => send(() => call<typeof draftCalls.remove>('DELETE', PATH, sent)),
    }
  }, [call, entity, record, data])
}
