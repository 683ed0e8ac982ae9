import { Box } from '@mui/material'
import type { ReactElement, ReactNode } from 'react'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx'
import { PADDING } from './grid.ts'

/** Maximum number of entries in a list of the start page. */
export const MAX = 5

const LIST = { listStyle: 'none', p: 0, m: 0 } as const

interface Props<T> {
  /** Undefined while loading. */
  readonly records: readonly T[] | undefined
  readonly error: unknown
  readonly retry: () => void
  readonly empty: { readonly icon: ReactNode; readonly text: string; readonly action?: ReactNode }
  /** One entry, an `<Entry>` with a key. */
  readonly children: (record: T) => ReactElement
}

/** A short list, with loading, error and empty states. */
export const Entries = <T,>({ records, error, retry, empty, children }: Props<T>) => {
  if (records === undefined)
    return error ? <ErrorState size="part" retry={retry} /> : <SkeletonRows rows={MAX} mark="rounded" end sx={{ px: PADDING }} />
  if (records.length === 0)
    return (
      <EmptyState size="part" icon={empty.icon} text={empty.text}>
        {empty.action}
      </EmptyState>
    )
  return (
    <Box component="ul" sx={LIST}>
      {records.slice(0, MAX).map(children)}
    </Box>
  )
}
