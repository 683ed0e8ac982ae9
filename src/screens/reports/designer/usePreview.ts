import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type FieldValues, useFormContext } from 'react-hook-form'
import { useHub } from '../../../admin/hub.ts'
import { useRefusalReason } from '../../../admin/useRefusalReason.ts'
import type { reportCalls } from '../../../domain/reports/calls.ts'
import type { SentOf } from '../../../model/calls/callContract.ts'
import { isMembers } from '../../../model/evaluate/kinds.ts'
import { refusalOf } from '../../../providers/data/refusal.ts'

type Tried = SentOf<typeof reportCalls.try>['body']

/** The query of the form; JSON takes precedence over SQL, as in a saved report. */
const askedIn = ({ query, sqlQuery, filters }: FieldValues): Tried | undefined => {
  const shared = { filters: Array.isArray(filters) ? filters : [] }
  if (isMembers(query) && query.view) return { ...shared, query }
  return typeof sqlQuery === 'string' && sqlQuery.trim() !== '' ? { ...shared, sqlQuery } : undefined
}

/** Runs the form's unsaved query on demand; sets its error on the form, where the editor marks it. */
export const usePreview = () => {
  const hub = useHub()
  const client = useQueryClient()
  const reasonOf = useRefusalReason()
  const { getValues, setError, clearErrors } = useFormContext()
  const [tried, setTried] = useState<{ readonly body: Tried; readonly number: number }>()
  const queryKey = ['reports', 'try', tried]
  const run = useQuery({
    queryKey,
    queryFn: ({ signal }) => hub.call<typeof reportCalls.try>('POST', '/api/reports/try', { body: tried?.body ?? {}, signal }),
    enabled: tried !== undefined,
    placeholderData: (before) => before,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  })
  const { error } = run
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new answer changes what is marked
  useEffect(() => {
    const refusal = error && refusalOf(error)
    if (!refusal) return clearErrors('sqlQuery')
    const position = refusal.params?.position
    setError('sqlQuery', {
      type: 'sql',
      message: reasonOf(refusal),
      ...(position !== undefined && { types: { position: String(position) } }),
    })
  }, [error, tried])
  return {
    run,
    tried: tried !== undefined,
    start: () => {
      const asked = askedIn(getValues())
      if (asked) setTried((before) => ({ body: asked, number: (before?.number ?? 0) + 1 }))
    },
    cancel: () => void client.cancelQueries({ queryKey }),
  }
}
