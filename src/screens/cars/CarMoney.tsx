import Payments from '@mui/icons-material/PaymentsOutlined'
import { Box, Skeleton, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useLocaleState, useRecordContext } from 'react-admin'
import { useAdmin, useEntity } from '../../admin/adminContext.tsx'
import { useHub } from '../../admin/hub.ts'
import { toneColor } from '../../admin/StateChip.tsx'
import { RecordFields } from '../../admin/show/RecordFields.tsx'
import type { carMoney } from '../../domain/cars/calls.ts'
import type { AnswerOf } from '../../model/calls/callContract.ts'
import { entityOf, fieldOf } from '../../model/entityOf.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { formatMoney, formatPercent } from '../../providers/i18n/format.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { trimZeros } from '../parts/trimZeros.ts'
import type { Car } from './car.ts'
import { Facts, Section } from './Facts.tsx'

type Result = AnswerOf<typeof carMoney.profit>[number]

const Profit = ({ result: { price, profit, margin, currency } }: { readonly result: Result }) => {
  const t = useAreaTexts('inventory')
  const [locale] = useLocaleState()
  if (profit === null)
    return <Typography color="text.secondary">{t(price === null ? 'inventory.money.unsold' : 'inventory.money.none')}</Typography>
  return (
    <Box>
      <Typography
        variant="h4"
        component="p"
        color={toneColor(profit.startsWith('-') ? 'danger' : 'good')}
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {formatMoney(profit, currency, locale, { signed: true })}
      </Typography>
      {margin !== null && (
        <Typography variant="caption" color="text.secondary">
          {t('inventory.money.margin', { value: formatPercent(trimZeros(margin), locale) })}
        </Typography>
      )}
    </Box>
  )
}

const Figures = ({ result }: { readonly result: Result }) => {
  const t = useAreaTexts('inventory')
  const [locale] = useLocaleState()
  const { currency, cost, price } = result
  return (
    <Stack sx={{ gap: 1 }}>
      <Profit result={result} />
      <Facts
        facts={[
          [t('inventory.money.cost'), cost === null ? null : formatMoney(cost, currency, locale)],
          [t('inventory.money.price'), price === null ? null : formatMoney(price, currency, locale)],
        ]}
      />
    </Stack>
  )
}

const Money = ({ car }: { readonly car: Car }) => {
  const t = useAreaTexts('inventory')
  const hub = useHub()
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['cars', 'profit', car.id, car._version],
    queryFn: () => hub.call<typeof carMoney.profit>('GET', '/api/cars/{id}/profit', { params: { id: car.id } }),
    retry: false,
  })
  return (
    <Section title={t('inventory.money.title')}>
      {isPending && <Skeleton variant="rounded" height={96} />}
      {isError && <ErrorState size="line" text={t('inventory.money.failed')} retry={() => void refetch()} />}
      {data?.length === 0 && <EmptyState size="line" icon={<Payments />} text={t('inventory.money.none')} />}
      <Stack sx={{ gap: 2 }}>
        {data?.map((result) => (
          <Figures key={result.currency} result={result} />
        ))}
      </Stack>
    </Section>
  )
}

/** The car's costs and proceeds (`PRODUCT.md E20`). Renders nothing for users who may not read costs. */
export const CarMoney = () => {
  const car = useRecordContext<Car>()
  return car?.costs === undefined ? null : <Money car={car} />
}

/** The car's costs, entry by entry. */
export const CarCosts = () => {
  const t = useAreaTexts('inventory')
  const entity = useEntity()
  const car = useRecordContext<Car>()
  const field = fieldOf(entityOf(useAdmin(), 'cars'), 'costs')
  if (!field || !car?.costs?.length) return null
  return (
    <Section title={t('inventory.money.costs')}>
      <RecordFields entity={entity} fields={[field]} record={car} />
    </Section>
  )
}
