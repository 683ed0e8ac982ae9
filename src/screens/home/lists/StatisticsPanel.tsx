import QueryStats from '@mui/icons-material/QueryStatsOutlined'
import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useHub } from '../../../admin/hub.ts'
import type { Buying, Selling, statisticsCalls } from '../../../domain/auction/statisticsCalls.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatPercent } from '../../../providers/i18n/format.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx'
import { useAmounts } from '../figures/texts.ts'
import { ActionLink } from '../parts/ActionLink.tsx'
import { PADDING } from '../parts/grid.ts'
import { Panel } from '../parts/Panel.tsx'

/** Days that can be chosen. */
const PERIODS = ['30', '90', '365'] as const

type Period = (typeof PERIODS)[number]

/** Kept up to date with the sums of the start page, whose key it begins with. */
const useStatistics = (days: Period) => {
  const hub = useHub()
  return useQuery({
    queryKey: ['dashboard', 'statistics', days],
    queryFn: () => hub.call<typeof statisticsCalls.read>('GET', '/api/auctions/statistics', { query: { days } }),
    retry: false,
  })
}

const ROW = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, py: 0.5 } as const

const Figure = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Box sx={ROW}>
    <Typography component="dt" variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Typography
      component="dd"
      variant="body2"
      sx={{ m: 0, marginInlineStart: 'auto', fontWeight: 500, fontVariantNumeric: 'tabular-nums' }}
    >
      <bdi>{children}</bdi>
    </Typography>
  </Box>
)

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
    <Typography variant="subtitle2" component="h3">
      {title}
    </Typography>
    <Box component="dl" sx={{ m: 0 }}>
      {children}
    </Box>
  </Box>
)

/** `12 (60 %)`; the number alone without a share. */
const useShare = () => {
  const t = useAreaTexts('home')
  const { locale, count } = useAmounts()
  return (number: number, percent: string | null): string =>
    percent === null ? count(number) : t('home.statistics.share', { count: count(number), percent: formatPercent(percent, locale) })
}

const SellingFigures = ({ selling: { offered, sold, sellThrough, daysToSell, prices } }: { readonly selling: Selling }) => {
  const t = useAreaTexts('home')
  const { locale, count, amount } = useAmounts()
  const share = useShare()
  return (
    <Group title={t('home.statistics.selling')}>
      <Figure label={t('home.statistics.offered')}>{count(offered)}</Figure>
      <Figure label={t('home.statistics.sold')}>{share(sold, sellThrough)}</Figure>
      {daysToSell !== null && <Figure label={t('home.statistics.daysToSell')}>{t('home.lists.days', { smart_count: daysToSell })}</Figure>}
      {prices.map(({ currency, average, ofStart, ofEstimate }) => (
        <div key={currency}>
          <Figure label={t('home.statistics.average')}>{amount(average, currency)}</Figure>
          {ofStart !== null && <Figure label={t('home.statistics.ofStart')}>{formatPercent(ofStart, locale)}</Figure>}
          {ofEstimate !== null && <Figure label={t('home.statistics.ofEstimate')}>{formatPercent(ofEstimate, locale)}</Figure>}
        </div>
      ))}
    </Group>
  )
}

const BuyingFigures = ({ buying: { bids, lots, won, winRate, bought } }: { readonly buying: Buying }) => {
  const t = useAreaTexts('home')
  const { count, amount } = useAmounts()
  const share = useShare()
  return (
    <Group title={t('home.statistics.buying')}>
      <Figure label={t('home.statistics.bids')}>{count(bids)}</Figure>
      <Figure label={t('home.statistics.lots')}>{count(lots)}</Figure>
      <Figure label={t('home.statistics.won')}>{share(won, winRate)}</Figure>
      {bought.map(({ currency, cars, total }) => (
        <Figure key={currency} label={t('home.statistics.spent', { smart_count: cars })}>
          {amount(total, currency)}
        </Figure>
      ))}
    </Group>
  )
}

const isEmpty = (selling: Selling | null, buying: Buying | null): boolean =>
  (selling?.offered ?? 0) === 0 && (buying === null || (buying.bids === 0 && buying.lots === 0 && buying.bought.length === 0))

const Figures = ({ days }: { readonly days: Period }) => {
  const t = useAreaTexts('home')
  const { data, error, refetch } = useStatistics(days)
  if (!data) return error ? <ErrorState size="part" retry={() => void refetch()} /> : <SkeletonRows rows={4} end sx={{ px: PADDING }} />
  const { selling, buying } = data
  if (isEmpty(selling, buying))
    return (
      <EmptyState size="part" icon={<QueryStats />} text={t('home.empty.statistics')}>
        <ActionLink to="/carOffers/create" label={t('home.actions.offer')} right={['carOffers', 'create']} />
      </EmptyState>
    )
  return (
    <Box sx={{ px: PADDING, pb: 1, display: 'grid', gap: 2 }}>
      {selling && <SellingFigures selling={selling} />}
      {buying && <BuyingFigures buying={buying} />}
    </Box>
  )
}

/** What the user's firm has sold and bought in auctions, by period. */
export const StatisticsPanel = () => {
  const t = useAreaTexts('home')
  const [days, setDays] = useState<Period>('90')
  const segments = PERIODS.map((name) => ({ name, label: t('home.lists.days', { smart_count: Number(name) }) }))
  return (
    <Panel title={t('home.statistics.title')}>
      <Box sx={{ px: PADDING, pb: 1.5 }}>
        <SegmentedControl label={t('home.statistics.period')} segments={segments} value={days} onChange={setDays} />
      </Box>
      <Figures days={days} />
    </Panel>
  )
}
