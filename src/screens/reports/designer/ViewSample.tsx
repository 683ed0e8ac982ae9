import { Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useHub } from '../../../admin/hub.ts'
import type { reportCalls } from '../../../domain/reports/calls.ts'
import { chartColumns } from '../../../domain/reports/chart/chartDefinition.ts'
import type { ReportResult } from '../../../domain/reports/result.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { ResultTable } from '../charts/ResultTable.tsx'

const TABLE = { kind: 'table', totals: false } as const
const ROWS = 5

const Sample = ({ name, result }: { readonly name: string; readonly result: ReportResult }) => {
  const columns = useMemo(() => chartColumns(TABLE, result), [result])
  return <ResultTable chart={TABLE} columns={columns} result={result} label={name} />
}

/** A few rows of a view, as examples of its values. */
export const ViewSample = ({ name }: { readonly name: string }) => {
  const hub = useHub()
  const { data, error, refetch } = useQuery({
    queryKey: ['reports', 'sample', name],
    queryFn: ({ signal }) =>
      hub.call<typeof reportCalls.try>('POST', '/api/reports/try', {
        body: { query: { view: name, limit: ROWS } },
        keepsUndo: true,
        signal,
      }),
    retry: false,
  })
  if (error) return <ErrorState size="line" retry={() => void refetch()} />
  return data ? <Sample name={name} result={data} /> : <Skeleton variant="rounded" height={120} />
}
