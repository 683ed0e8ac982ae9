import '../../ui/plainControls.css'
import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import FirstPage from '@mui/icons-material/FirstPage'
import LastPage from '@mui/icons-material/LastPage'
import { Box, IconButton, Skeleton, Stack, type SvgIcon } from '@mui/material'
import { memo, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useListPaginationContext, useTranslate } from 'react-admin'
import type { BoundedMeta } from '../../providers/data/bounded.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { ENDLESS, useOwnPage } from './endless/joined.ts'
import { useCountAll } from './endless/useCountAll.ts'

const SlowList = lazy(() => import('./SlowList.tsx'), { optional: true })

const ROWS_PER_PAGE = [10, 25, 50, 100, 1000]

/** Milliseconds after which a list that still loads can be stopped. */
const LONG = 1000

/** Whether something has been loading for long. */
const useIsLong = (isFetching: boolean): boolean => {
  const [long, setLong] = useState(false)
  useEffect(() => {
    if (!isFetching) return
    const timer = setTimeout(() => setLong(true), LONG)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isFetching])
  return long
}

/** `1–25 of 400`; a capped total is shown as `more than …`. */
const useRange = (total: number | undefined): string => {
  const translate = useTranslate()
  const { page, perPage, data, meta, hasNextPage } = useOwnPage().list
  const { moreThan }: BoundedMeta = meta ?? {}
  const shown = data?.length ?? 0
  const to = (page - 1) * perPage + shown
  const from = shown === 0 ? 0 : (page - 1) * perPage + 1
  const bounded = moreThan !== undefined && hasNextPage
  const all = total ?? (bounded ? translate('app.list.moreThan', { count: moreThan }) : to)
  return translate('app.list.of', { from, to, total: all })
}

const RowsPerPage = memo(function RowsPerPage({ endless }: { readonly endless: boolean }) {
  const translate = useTranslate()
  const { perPage, setPerPage } = useListPaginationContext()
  const offered = ROWS_PER_PAGE.includes(perPage) ? ROWS_PER_PAGE : [perPage, ...ROWS_PER_PAGE]
  return (
    <Stack component="label" direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {translate('app.list.rowsPerPage')}
      </Box>
      <Box
        component="select"
        className="hub-select"
        aria-label={translate('app.list.rowsPerPage')}
        value={perPage}
        onChange={({ target }) => setPerPage(Number(target.value))}
      >
        {offered.map((rows) => (
          <option key={rows} value={rows}>
            {endless && rows === ENDLESS ? translate('app.list.endless', { rows }) : rows}
          </option>
        ))}
      </Box>
    </Stack>
  )
})

interface StepProps {
  readonly name: 'first' | 'previous' | 'next' | 'last'
  readonly icon: typeof SvgIcon
  /** Target page, or a function that finds it; undefined if there is none. */
  readonly to: number | (() => Promise<number | undefined>) | undefined
}

const Step = memo(function Step({ name, icon: Icon, to }: StepProps) {
  const label = useTranslate()(`ra.navigation.${name}`)
  const { setPage } = useListPaginationContext()
  const go = async () => {
    const page = typeof to === 'function' ? await to() : to
    if (page !== undefined) setPage(page)
  }
  return (
    <IconButton size="small" aria-label={label} disabled={to === undefined} onClick={() => void go()}>
      <Icon fontSize="small" className="pointing" />
    </IconButton>
  )
})

/** Sticky at the lower edge of the list. */
const FOOT = { position: 'sticky', bottom: 'var(--page-end, 0px)', zIndex: 3, borderRadius: '0 0 11px 11px' } as const

const PAGES = {
  alignItems: 'center',
  columnGap: { xs: 0, sm: 2 },
  // On phones, totals with many digits leave too little width for buttons of touch size.
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  minHeight: 48,
  px: { xs: 0.5, sm: 2 },
  py: 0.5,
  borderTop: '1px solid var(--line)',
  marginTop: '-1px',
  borderRadius: '0 0 11px 11px',
  color: 'text.secondary',
  backgroundColor: 'var(--paper)',
  typography: 'body2',
} as const

/** Below the empty state. */
const BELOW_NONE = { display: 'flex', justifyContent: 'center', paddingBottom: 16 } as const

/** Says that a list is slow; while it loads for long, stops it. */
const Slowness = ({ long, slow = false }: { readonly long: boolean; readonly slow: boolean | undefined }) =>
  (long || slow) && (
    <Suspense>
      <SlowList long={long} />
    </Suspense>
  )

interface Props {
  /** Stands above, and sticks with it. */
  readonly children?: ReactNode
  /** Groups have pages of their own. */
  readonly grouped?: boolean
}

/** Range of the current page, and buttons for the other pages. */
export const ListPagination = ({ children, grouped = false }: Props) => {
  const translate = useTranslate()
  const { list, endless } = useOwnPage()
  const { all, count, counting } = useCountAll()
  const range = useRange(all)
  const { page, perPage, data, meta, hasPreviousPage, hasNextPage, error, isPending, isFetching } = list
  const long = useIsLong(isFetching || counting)
  const { slow }: BoundedMeta = meta ?? {}
  if (error) return null
  const slowness = <Slowness long={long} slow={slow} />
  if (data?.length === 0 && page === 1) return long || slow ? <div style={BELOW_NONE}>{slowness}</div> : null
  if (grouped)
    return (
      <Box className="hub-sticks" sx={FOOT}>
        {children}
      </Box>
    )
  const pageAt = (rows: number | undefined) => rows && Math.ceil(rows / perPage)
  const last = pageAt(all) ?? (async () => pageAt(await count()))
  const back = hasPreviousPage && page > 1
  return (
    <Box className="hub-sticks" sx={FOOT}>
      {children}
      <Stack component="nav" aria-label={translate('app.list.pages')} direction="row" sx={PAGES}>
        <RowsPerPage endless={endless} />
        <Box sx={{ flex: 1 }} />
        {slowness}
        <Box aria-live="polite" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {isPending ? <Skeleton width="12ch" /> : range}
        </Box>
        <Stack direction="row">
          <Step name="first" icon={FirstPage} to={back ? 1 : undefined} />
          <Step name="previous" icon={ChevronLeft} to={back ? page - 1 : undefined} />
          <Step name="next" icon={ChevronRight} to={hasNextPage ? page + 1 : undefined} />
          <Step name="last" icon={LastPage} to={hasNextPage ? last : undefined} />
        </Stack>
      </Stack>
    </Box>
  )
}
