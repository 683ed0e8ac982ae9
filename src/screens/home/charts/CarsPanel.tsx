import DirectionsCar from '@mui/icons-material/DirectionsCarOutlined'
import { Box, Link, Skeleton, Typography } from '@mui/material'
import { Suspense } from 'react'
import { LinkBase, useTranslate } from 'react-admin'
import { listAddress } from '../../../admin/home/listAddress.ts'
import type { CarProfit, CountOf } from '../../../domain/dashboard.ts'
import { COUNTED } from '../../../domain/dashboardPeriod.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { lazy } from '../../../ui/lazy/lazy.tsx'
import { Swatch } from '../../parts/SeriesTextures.tsx'
import { useAmounts } from '../figures/texts.ts'
import { ActionLink } from '../parts/ActionLink.tsx'
import { chartStyle } from '../parts/chartStyle.ts'
import { PADDING } from '../parts/grid.ts'
import { Panel } from '../parts/Panel.tsx'
import { useDashboard } from '../useDashboard.ts'
import type { Part } from './CarsChart.tsx'

const CarsChart = lazy(() => import('./CarsChart.tsx'))

const RING = 176

const FRAME = {
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  alignContent: 'space-evenly',
  columnGap: 5,
  rowGap: 2,
  px: PADDING,
  pt: 1,
} as const

/** Statuses with at least one car, each with its fixed colour and texture. */
const useParts = (cars: readonly CountOf[]): readonly Part[] => {
  const translate = useTranslate()
  const { count: text } = useAmounts()
  return cars
    .map(({ name, count }, index) => ({
      name,
      label: translate(`resources.cars.options.status.${name}`, { _: name }),
      style: chartStyle(index),
      count,
      text: count > COUNTED ? `${text(COUNTED)}+` : text(count),
    }))
    .filter(({ count }) => count > 0)
}

const Ring = ({ parts, title }: { readonly parts: readonly Part[]; readonly title: string }) => {
  const t = useAreaTexts('home')
  const { count } = useAmounts()
  const bounded = parts.some((part) => part.count > COUNTED)
  const total = parts.reduce((sum, part) => sum + part.count, 0)
  return (
    <Box sx={{ position: 'relative', width: RING, height: RING, flexShrink: 0 }}>
      <Suspense fallback={<Skeleton variant="circular" width={RING} height={RING} />}>
        <CarsChart parts={parts} label={title} />
      </Suspense>
      <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeContent: 'center', textAlign: 'center', pointerEvents: 'none' }}>
        <Typography
          sx={{ fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.2, letterSpacing: '-0.02em', fontVariantNumeric: 'tabular-nums' }}
        >
          <bdi>{bounded ? `${count(COUNTED)}+` : count(total)}</bdi>
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {t('home.charts.cars', { smart_count: total })}
        </Typography>
      </Box>
    </Box>
  )
}

const Legend = ({ parts }: { readonly parts: readonly Part[] }) => (
  <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, flex: '1 1 180px', maxWidth: 400 }}>
    {parts.map(({ name, label, style, text }) => (
      <Box component="li" key={name}>
        <Link
          component={LinkBase}
          to={listAddress('/cars', { status: name })}
          color="inherit"
          underline="none"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            minHeight: 'max(32px, var(--touch, 0px))',
            px: 1,
            mx: -1,
            borderRadius: '6px',
            '&:hover': { backgroundColor: 'var(--hover)' },
          }}
        >
          <Swatch style={style} kind="area" />
          <Typography variant="body2" color="text.secondary" sx={{ flex: 1 }}>
            {label}
          </Typography>
          <Typography variant="body2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            <bdi>{text}</bdi>
          </Typography>
        </Link>
      </Box>
    ))}
  </Box>
)

/** Profit on the cars sold this month. */
const Profit = ({ profit }: { readonly profit: readonly CarProfit[] }) => {
  const t = useAreaTexts('home')
  const { amount } = useAmounts()
  if (profit.length === 0) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between', px: PADDING, pb: PADDING }}>
      <Typography variant="body2" color="text.secondary">
        {t('home.charts.carProfit')}
      </Typography>
      <Typography variant="body2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        <bdi>{profit.map((one) => amount(one.profit, one.currency)).join(' · ')}</bdi>
      </Typography>
    </Box>
  )
}

const Loading = () => (
  <>
    <Skeleton variant="circular" width={RING} height={RING} />
    <Box sx={{ flex: '1 1 180px', maxWidth: 400 }}>
      {[0, 1, 2, 3, 4].map((line) => (
        <Skeleton key={line} height={32} />
      ))}
    </Box>
  </>
)

/** Number of cars by status, as a chart and as text. */
export const CarsPanel = () => {
  const t = useAreaTexts('home')
  const { data, error, refetch } = useDashboard()
  const parts = useParts(data?.cars ?? [])
  const title = t('home.charts.carsByStatus')
  return (
    <Panel title={title} to={listAddress('/cars')}>
      <Box sx={FRAME}>
        {!data ? (
          error ? (
            <ErrorState size="part" retry={refetch} />
          ) : (
            <Loading />
          )
        ) : parts.length === 0 ? (
          <EmptyState size="part" icon={<DirectionsCar />} text={t('home.empty.cars')}>
            <ActionLink to="/cars/create" label={t('home.actions.car')} right={['cars', 'create']} />
          </EmptyState>
        ) : (
          <>
            <Ring parts={parts} title={title} />
            <Legend parts={parts} />
          </>
        )}
      </Box>
      <Profit profit={data?.carProfit ?? []} />
    </Panel>
  )
}
