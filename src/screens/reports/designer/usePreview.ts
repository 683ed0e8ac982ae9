import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type FormValues, useEntityForm, useFormValues } from '../../../admin/form/entityForm.ts'
import { useHub } from '../../../admin/hub.ts'
import { useRefusalReason } from '../../../admin/useRefusalReason.ts'
import type { reportCalls } from '../../../domain/reports/calls.ts'
import type { ReportQuery } from '../../../domain/reports/query/compileQuery.ts'
import { withoutIncompleteParts } from '../../../domain/reports/query/suggestQuery.ts'
import type { SentOf } from '../../../model/calls/callContract.ts'
import { isMembers } from '../../../model/evaluate/kinds.ts'
import { refusalOf } from '../../../providers/data/refusal.ts'
import type { Parameters, ReportFilter } from '../filters/filterValues.ts'

type Tried = SentOf<typeof reportCalls.try>['body']

/** Whether a query without SQL has a view. */
export const isQuery = (value: unknown): value is ReportQuery => isMembers(value) && typeof value.view === 'string' && value.view !== ''

const isFilter = (value: unknown): value is ReportFilter => isMembers(value) && Boolean(value.name) && Boolean(value.column)

/** Filters of a form that have a column. */
export const filtersIn = (value: unknown): readonly ReportFilter[] => (Array.isArray(value) ? value.filter(isFilter) : [])

/** The query of the form; JSON takes precedence over SQL, as in a saved report. */
const queryIn = ({ query, sqlQuery, filters }: FormValues<'reports'>, given: Parameters): Tried | undefined => {
  const known = filtersIn(filters)
  const parameters = Object.fromEntries(Object.entries(given).filter(([name]) => known.some((filter) => filter.name === name)))
  const shared = {
    filters: known.map(({ name, column, type, default: first, period }) => ({ name, column, type, default: first, period })),
    parameters,
  }
  if (isQuery(query)) return { ...shared, query: withoutIncompleteParts(query) }
  return typeof sqlQuery === 'string' && sqlQuery.trim() !== '' ? { ...shared, sqlQuery } : undefined
}

/** Milliseconds between a change and the automatic run of a query without SQL. */
const PAUSE = 500

/** Runs a query without SQL after each change, because every choice leaves it complete. */
const useAsItChanges = (parameters: Parameters, start: () => void): void => {
  const [query, filters] = useFormValues<'reports'>('query', 'filters')
  const run = useRef(start)
  run.current = start
  const queryText = isQuery(query) ? JSON.stringify(queryIn({ query, filters }, parameters)) : undefined
  useEffect(() => {
    if (queryText === undefined) return
    const timer = setTimeout(() => run.current(), PAUSE)
    return () => clearTimeout(timer)
  }, [queryText])
}

/** Runs the form's unsaved query; sets its error on the form, where the editor marks it. */
export const usePreview = (parameters: Parameters) => {
  const hub = useHub()
  const client = useQueryClient()
  const reasonOf = useRefusalReason()
  const { getValues, setError, clearErrors } = useEntityForm<'reports'>()
  const [tried, setTried] = useState<{ readonly body: Tried; readonly number: number }>()
  const queryKey = ['reports', 'try', tried]
  const run = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      hub.call<typeof reportCalls.try>('POST', '/api/reports/try', { body: tried?.body ?? {}, keepsUndo: true, signal }),
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
    // Mistakes of a query without SQL replace its rows.
    if (!refusal || tried?.body?.query) return clearErrors('sqlQuery')
    const position = refusal.params?.position
    setError('sqlQuery', {
      type: 'sql',
      message: reasonOf(refusal),
      ...(position !== undefined && { types: { position: String(position) } }),
    })
  }, [error, tried])
  const start = () => {
    const body = queryIn(getValues(), parameters)
    if (body) setTried((before) => ({ body, number: (before?.number ?? 0) + 1 }))
  }
  useAsItChanges(parameters, start)
  return {
    run,
    tried: tried !== undefined,
    start,
    cancel: () => void client.cancelQueries({ queryKey }),
  }
}
