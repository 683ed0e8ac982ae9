import QueryStats from '@mui/icons-material/QueryStatsOutlined'
import { Card, Skeleton, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useLocaleState } from 'react-admin'
import { useHub } from '../../../admin/hub.ts'
import { useRecord } from '../../../admin/useRecords.ts'
import type { offerCalls } from '../../../domain/auction/offerCalls.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatMoney } from '../../../providers/i18n/format.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'

type Result = AnswerOf<typeof offerCalls.estimate>['results'][number]

const FIGURES = ['lowest', 'median', 'highest'] as const

const NUMBER = { fontVariantNumeric: 'tabular-nums' } as const

/** Prices in one currency, or a note that there are too few results. */
const Figures = ({ result: { currency, count, prices } }: { readonly result: Result }) => {
  const t = useAreaTexts('offers')
  const [locale] = useLocaleState()
  if (!prices) return <EmptyState size="line" icon={<QueryStats />} text={t('offers.few', { smart_count: count })} />
  return (
    <div>
      <Stack component="dl" sx={{ m: 0, gap: 0.75 }}>
        {FIGURES.map((figure) => (
          <Stack key={figure} direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {t(`offers.${figure}`)}
            </Typography>
            <Typography component="dd" variant={figure === 'median' ? 'subtitle2' : 'body2'} sx={{ m: 0, ...NUMBER }}>
              {formatMoney(prices[figure], currency, locale)}
            </Typography>
          </Stack>
        ))}
      </Stack>
      <Typography variant="caption" color="text.secondary">
        {t('offers.count', { smart_count: count })}
      </Typography>
    </div>
  )
}

const useEstimate = (car: string) => {
  const hub = useHub()
  return useQuery({
    queryKey: ['cars', 'estimate', car],
    queryFn: () => hub.call<typeof offerCalls.estimate>('GET', '/api/cars/{id}/estimate', { params: { id: car } }),
    retry: false,
  })
}

const Results = ({ car }: { readonly car: string }) => {
  const t = useAreaTexts('offers')
  const { data, isPending, isError, refetch } = useEstimate(car)
  const { data: record } = useRecord('cars', car)
  if (isPending) return <Skeleton variant="rounded" height={96} />
  if (isError) return <ErrorState size="line" text={t('offers.failed')} retry={() => void refetch()} />
  const { years, days, results } = data
  const [from, to] = years
  if (from === undefined || to === undefined) return <EmptyState size="line" icon={<QueryStats />} text={t('offers.incomplete')} />
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="body2" color="text.secondary">
        {t('offers.basis', {
          make: record?.make ?? '',
          model: record?.model ?? '',
          from: String(from),
          to: String(to),
          days: String(days),
        })}
      </Typography>
      {results.length === 0 && <EmptyState size="line" icon={<QueryStats />} text={t('offers.none')} />}
      {results.map((result) => (
        <Figures key={result.currency} result={result} />
      ))}
    </Stack>
  )
}

/** Recent auction prices of similar cars (`PRODUCT.md A15`). */
export const Estimate = ({ car }: { readonly car: string | undefined }) => {
  const t = useAreaTexts('offers')
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
      <Typography variant="h6" component="h2" sx={{ mb: 1.5 }}>
        {t('offers.estimate')}
      </Typography>
      {car ? <Results car={car} /> : <EmptyState size="line" icon={<QueryStats />} text={t('offers.choose')} />}
    </Card>
  )
}
