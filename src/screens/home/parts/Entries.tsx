import { Box, Skeleton } from '@mui/material'
import type { ReactElement, ReactNode } from 'react'
import { PADDING } from './grid.ts'
import { Failed, Notice } from './Notice.tsx'

/** Entries that a list of the start page shows at most. */
export const MOST = 5

const PLACES = Array.from({ length: MOST }, (_, place) => place)

const LIST = { listStyle: 'none', p: 0, m: 0 } as const

const Coming = () => (
  <Box aria-hidden>
    {PLACES.map((place) => (
      <Box key={place} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 60, px: PADDING }}>
        <Skeleton variant="rounded" width={36} height={36} sx={{ borderRadius: '10px', flexShrink: 0 }} />
        <Box sx={{ flex: 1 }}>
          <Skeleton width="60%" />
          <Skeleton width="35%" height={16} />
        </Box>
        <Skeleton width={56} />
      </Box>
    ))}
  </Box>
)

interface Props<T> {
  /** Undefined while they are on their way. */
  readonly records: readonly T[] | undefined
  readonly error: unknown
  readonly retry: () => void
  readonly empty: { readonly icon: ReactNode; readonly text: string; readonly action?: ReactNode }
  /** One entry, an `<Entry>` with a key. */
  readonly children: (record: T) => ReactElement
}

/** A short list: while it is coming, when it failed, when there is nothing, and itself. */
export const Entries = <T,>({ records, error, retry, empty, children }: Props<T>) => {
  if (records === undefined) return error ? <Failed retry={retry} /> : <Coming />
  if (records.length === 0) return <Notice {...empty} />
  return (
    <Box component="ul" sx={LIST}>
      {records.slice(0, MOST).map(children)}
    </Box>
  )
}
