import { Alert, Card, Skeleton, Stack, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useEntity } from '../../../admin/adminContext.tsx'
import type { FormValues } from '../../../admin/form/entityForm.ts'
import { useHub } from '../../../admin/hub.ts'
import type { subscriptionCalls } from '../../../domain/subscriptions/calls.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import type { Addon, Plan } from '../records.ts'
import { usePlanTexts } from '../usePlanTexts.ts'

/** Add-on services have some of a plan's fields. */
type Offer = Addon & Partial<Plan>
type Values = FormValues<'subscriptionPlans'>

/** Prices and limits, with the text of their effect. */
const PRICES = ['pricePerMonth', 'extraCarPrice'] as const
const LIMITS = ['carLimit', 'pipelineCarLimit'] as const

const isOther = (typed: unknown, stored: unknown): boolean =>
  typed !== undefined && typed !== null && typed !== '' && Number(typed) !== Number(stored)

const useChanges = (record: Offer): readonly string[] => {
  const { t, money } = usePlanTexts()
  const values: Values = useWatch()
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

type Impact = AnswerOf<typeof subscriptionCalls.impact>

/** Milliseconds between the last key press and the request. */
const PAUSE = 400

/** A typed limit that differs from the stored one; undefined while it is no whole number. */
const limitOf = (typed: unknown, stored: unknown): string | undefined =>
  isOther(typed, stored) && Number.isInteger(Number(typed)) && Number(typed) >= 0 ? String(typed) : undefined

/** Affected firms: those with the plan or add-on service, and those above the typed limits. */
const useImpact = (record: Offer) => {
  const hub = useHub()
  const what = useEntity().id === 'subscriptionPlans' ? ('plan' as const) : ('addon' as const)
  const values: Values = useWatch()
  const [carLimit, pipelineCarLimit] = LIMITS.map((name) => limitOf(values[name], record[name]))
  const query = {
    ...{ what, id: record.id },
    ...(carLimit !== undefined && { carLimit }),
    ...(pipelineCarLimit !== undefined && { pipelineCarLimit }),
  }
  return useQuery({
    queryKey: ['subscriptions', 'impact', query],
    queryFn: async ({ signal }) => {
      await new Promise((done) => setTimeout(done, PAUSE))
      signal.throwIfAborted()
      return hub.call<typeof subscriptionCalls.impact>('GET', '/api/subscriptions/impact', { query, signal })
    },
    placeholderData: keepPreviousData,
    retry: false,
  })
}

const Over = ({ impact: { overCars, overPipeline } }: { readonly impact: Impact }) => {
  const { t } = usePlanTexts()
  const over = [
    ...(overCars > 0 ? [['overCars', overCars] as const] : []),
    ...(overPipeline > 0 ? [['overBids', overPipeline] as const] : []),
  ]
  return over.map(([name, count]) => (
    <Alert key={name} severity="warning">
      {t(`plans.effect.${name}`, { smart_count: count })}
    </Alert>
  ))
}

const Changes = ({ record, impact }: { readonly record: Offer; readonly impact: Impact }) => {
  const { t, day } = usePlanTexts()
  const { firstRenewal, lastRenewal } = impact
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
      <Over impact={impact} />
      {firstRenewal && (
        <Typography variant="body2" color="text.secondary">
          {t('plans.effect.renewals', { first: day(firstRenewal), last: day(lastRenewal) })}
        </Typography>
      )}
    </>
  )
}

const Effect = ({ record }: { readonly record: Offer }) => {
  const { t } = usePlanTexts()
  const { id: entity } = useEntity()
  const { data, isPending, refetch } = useImpact(record)
  if (isPending) return <Skeleton variant="rounded" height={80} />
  if (!data) return <ErrorState size="line" text={t('plans.effect.failed')} retry={() => void refetch()} />
  const { subscriptions, planned } = data
  if (subscriptions + planned === 0)
    return <Typography variant="body2">{t(entity === 'subscriptionPlans' ? 'plans.effect.none' : 'plans.effect.noneAddon')}</Typography>
  return (
    <>
      <Typography variant="subtitle2" component="p">
        {t('plans.effect.firms', { smart_count: subscriptions })}
      </Typography>
      {planned > 0 && <Typography variant="body2">{t('plans.effect.planned', { smart_count: planned })}</Typography>}
      <Changes record={record} impact={data} />
    </>
  )
}

/** Beside the form of a plan or an add-on service: the effect of changed prices and limits. */
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
