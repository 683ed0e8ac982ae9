import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useContext, useMemo } from 'react'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { draftCalls } from '../../../model/calls/hubCalls.ts'
import type { Json } from '../../../model/entitySchema.ts'
import { backoffDelay } from '../../../model/values/backoff.ts'
import { useHub } from '../../hub.ts'
import { useIsThere } from '../../useIsThere.ts'
import { DraftStatus } from './draftStatus.ts'
import { draftWritesOf, PAUSES } from './draftWrites.ts'

/** The form that a draft belongs to. */
export interface DraftKey {
  readonly entity: string
  /** Id of the record, or `create`. */
  readonly record: string
}

export type StoredDraft = NonNullable<AnswerOf<typeof draftCalls.read>['draft']>

const PATH = '/api/drafts/{entity}/{record}'

/** Longest text that browsers send while a page goes. */
const MOST_AT_END = 60_000

/**
 * The draft that was stored before the form was opened (undefined until that is known, and while it can't be), and the calls that change it. What is typed
 * waits for a lookup that succeeds.
 */
export const useDraftCalls = ({ entity, record }: DraftKey) => {
  const { call } = useHub()
  const queryClient = useQueryClient()
  const { report } = useContext(DraftStatus)
  const there = useIsThere()
  const { data, isError } = useQuery({
    queryKey: ['drafts', entity, record],
    queryFn: () => call<typeof draftCalls.read>('GET', PATH, { params: { entity, record } }),
    retry: false,
    refetchInterval: ({ state: { status, errorUpdateCount } }) => status === 'error' && backoffDelay(errorUpdateCount, PAUSES),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return useMemo(() => {
    const writes = draftWritesOf(`${entity}/${record}`)
    const isWanted = () => there.current
    const sent = { params: { entity, record }, keepsUndo: true } as const
    return {
      found: data?.draft,
      isUnknown: isError && data === undefined,
      /** @param atEnd whether the page may be about to go */
      store: (values: Readonly<Record<string, Json>>, version: number | null, atEnd = false): void => {
        const body = { values, version }
        const kept = atEnd && JSON.stringify(body).length < MOST_AT_END
        const run = () => call<typeof draftCalls.save>('PUT', PATH, { ...sent, body, ...(kept && { keepalive: true }) })
        writes.add({ run, isWanted, report })
      },
      remove: (): void => {
        // The same form may be open again already, for another new record.
        queryClient.setQueryData(['drafts', entity, record], { draft: null })
        writes.add({ run: () => call<typeof draftCalls.remove>('DELETE', PATH, sent), isWanted, report: () => undefined })
      },
    }
  }, [call, queryClient, entity, record, data, isError, report, there])
}
