import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { draftCalls } from '../../../model/calls/hubCalls.ts'
import type { Json } from '../../../model/entitySchema.ts'
import { type BackoffRange, backoffDelay } from '../../../model/values/backoff.ts'
import { useHub } from '../../hub.ts'

/** The form that a draft belongs to. */
export interface DraftKey {
  readonly entity: string
  /** Id of the record, or `create`. */
  readonly record: string
}

export type StoredDraft = NonNullable<AnswerOf<typeof draftCalls.read>['draft']>

const PATH = '/api/drafts/{entity}/{record}'

/** Between two lookups that fail. What is typed waits for one that succeeds. */
const PAUSES: BackoffRange = { first: 2_000, longest: 30_000 }

/** The latest change of each draft, also of forms that were left. */
const latest = new Map<string, Promise<unknown>>()

/** The draft that was stored before the form was opened (undefined until that is known, and while it can't be), and the calls that change it. */
export const useDraftCalls = ({ entity, record }: DraftKey) => {
  const { call } = useHub()
  const queryClient = useQueryClient()
  const { data } = useQuery({
    queryKey: ['drafts', entity, record],
    queryFn: () => call<typeof draftCalls.read>('GET', PATH, { params: { entity, record } }),
    retry: false,
    refetchInterval: ({ state: { status, errorUpdateCount } }) => status === 'error' && backoffDelay(errorUpdateCount, PAUSES),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return useMemo(() => {
    // One after another, so that a draft is not stored after its removal. A draft is a convenience: a failure to store it disturbs nobody, and the
    // next change tries again.
    const key = `${entity}/${record}`
    const send = (work: () => Promise<unknown>): void => {
      latest.set(
        key,
        (latest.get(key) ?? Promise.resolve()).then(work).catch(() => undefined),
      )
    }
    const sent = { params: { entity, record }, keepsUndo: true } as const
    return {
      found: data?.draft,
      store: (values: Readonly<Record<string, Json>>, version: number | null): void =>
        send(() => call<typeof draftCalls.save>('PUT', PATH, { ...sent, body: { values, version } })),
      remove: (): void => {
        // The same form may be open again already, for another new record.
        queryClient.setQueryData(['drafts', entity, record], { draft: null })
        send(() => call<typeof draftCalls.remove>('DELETE', PATH, sent))
      },
    }
  }, [call, queryClient, entity, record, data])
}
