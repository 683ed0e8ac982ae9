import { Card, Skeleton, Stack, Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useEntity } from '../../../admin/adminContext.tsx'
import { useRecords } from '../../../admin/useRecords.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import type { Addon, Plan } from '../records.ts'
import { usePlanTexts } from '../usePlanTexts.ts'

type Offer = (Plan | Addon) & Readonly<Record<string, unknown>>

/** Subscriptions that have a plan or an add-on service. */
const useHolders = (entity: string, id: string) => {
  const of = entity === 'subscriptionPlans' ? { plan: id } : { addonServices: [id] }
  return useRecords('subscriptions', {
    filter: { ...of, status: ['trial', 'active', 'pastDue', 'suspended'] },
    sort: { field: 'renewalDate', order: 'ASC' },
    limit: 1,
  })
}

/** Prices and limits, with the texts of what their change does. */
const PRICES = ['pricePerMonth', 'extraCarPrice'] as const
const LIMITS = ['carLimit', 'pipelineCarLimit'] as const

const isOther = (typed: unknown, stored: unknown): boolean =>
  typed !== undefined && typed !== null && typed !== '' && Number(typed) !== Number(stored)

const useChanges = (record: Offer): readonly string[] => {
  const { t, money } = usePlanTexts()
  const values: Readonly<Record<string, unknown>> = useWatch()
  const prices = PRICES.filter((name) => isOther(values[name], record[name])).map((name) =>
    t(name === 'pricePerMonth' ? 'plans.effect.price' : 'plans.effect.extra', {
      before: money(String(record[name]), record.currency),
      after: money(String(values[name]), record.currency),
    }),
  )
  const limits = LIMITS.some((name) => isOther(values[name], record[name])) ? [t('plans.effect.limit')] : []
  const withdrawn = values.active === false && record.active !== false ? [t('plans.effect.withdrawn')] : []
  return [...prices, ...limits, ...withdrawn]
}

const Changes = ({ record, first }: { readonly record: Offer; readonly first: string | null | undefined }) => {
  const { t, day } = usePlanTexts()
  const changes = useChanges(record)
  if (changes.length === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {t('plans.effect.unchanged')}
      </Typography>
    )
  return (
    <>
      {changes.map((text) => (
        <Typography key={text} variant="body2">
          {text}
        </Typography>
      ))}
      {first && (
        <Typography variant="body2" color="text.secondary">
          {t('plans.effect.first', { date: day(first) })}
        </Typography>
      )}
    </>
  )
}

const Effect = ({ record }: { readonly record: Offer }) => {
  const { t } = usePlanTexts()
  const { id: entity } = useEntity()
  const { data, total = 0, isPending, error, refetch } = useHolders(entity, record.id)
  if (isPending) return <Skeleton variant="rounded" height={80} />
  if (error) return <ErrorState size="line" text={t('plans.effect.failed')} retry={() => void refetch()} />
  if (total === 0)
    return <Typography variant="body2">{t(entity === 'subscriptionPlans' ? 'plans.effect.none' : 'plans.effect.noneAddon')}</Typography>
  return (
    <>
      <Typography variant="subtitle2" component="p">
        {t('plans.effect.firms', { smart_count: total })}
      </Typography>
      <Changes record={record} first={data?.[0]?.renewalDate} />
    </>
  )
}

/** Beside the form of a plan or an add-on service: what its changed prices and limits do to those who have it. */
const PlanEffect = () => {
  const { t } = usePlanTexts()
  const record = useRecordContext<Offer>()
  if (!record?.id) return null
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }} aria-live="polite">
      <Stack sx={{ gap: 1.5 }}>
        <Typography variant="h6" component="h2">
          {t('plans.effect.title')}
        </Typography>
        <Effect record={record} />
      </Stack>
    </Card>
  )
}

export default PlanEffect
