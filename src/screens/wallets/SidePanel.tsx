import { Box, Card, type SvgIcon, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { CARD_HEADING } from './walletAreas.ts'

interface Props {
  readonly title: string
  readonly icon: typeof SvgIcon
  /** The query; earlier data stays visible after a failure. */
  readonly list: {
    readonly data?: readonly unknown[] | undefined
    readonly isPending: boolean
    readonly error: unknown
    readonly refetch: () => unknown
  }
  /** Text of the empty state. */
  readonly empty: string
  readonly children: ReactNode
}

const INSET = { px: { xs: 2, sm: 3 } } as const

/** As high as the heading of the statement, which has buttons. */
const HEADING = { ...INSET, ...CARD_HEADING, mb: 0.5 } as const

/** Amounts have their own column, with aligned decimals. */
const ROWS = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'start',
  m: 0,
  p: 0,
  listStyle: 'none',
  maxHeight: 440,
  overflowY: 'auto',
  '& > li': { ...INSET, py: 1.5, display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
  '& > li + li': { borderTop: '1px solid var(--line)' },
} as const

/** A titled list of a few items, with a text while it is empty. */
export const SidePanel = ({ title, icon: Icon, list, empty, children }: Props) => {
  const t = useAreaTexts('wallets')
  const { data = [], isPending: loading, error, refetch } = list
  const count = data.length
  const failed = Boolean(error)
  return (
    <Card component="section" aria-label={title} sx={{ minWidth: 0 }} aria-busy={loading}>
      <Typography variant="h6" component="h2" sx={HEADING}>
        {title}
        {count > 0 && (
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, fontVariantNumeric: 'tabular-nums' }}>
            {count}
          </Box>
        )}
      </Typography>
      {count === 0 && (
        <Box sx={{ ...INSET, pb: 2 }}>
          {loading && <SkeletonRows rows={3} end />}
          {failed && <ErrorState size="line" text={t('wallets.loadFailed')} retry={() => void refetch()} />}
          {!loading && !failed && <EmptyState size="line" icon={<Icon />} text={empty} />}
        </Box>
      )}
      {count > 0 && (
        <Box component="ul" tabIndex={0} aria-label={title} sx={ROWS}>
          {children}
        </Box>
      )}
    </Card>
  )
}
