import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { LinkBase } from 'react-admin'
import { StateChip, toneColor, useTones } from '../../../admin/StateChip.tsx'
import type { subscriptionCalls } from '../../../domain/subscriptions/calls.ts'
import { daysBetween } from '../../../model/values/days.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { today } from '../../parts/today.ts'
import { PAYMENT, PLANS } from '../paths.ts'
import type { Plan, Subscription } from '../records.ts'
import { usePlanAction } from '../usePlanAction.ts'
import { usePlanTexts } from '../usePlanTexts.ts'

/** The state of a subscription as a sentence. `planned`: name of the next plan. */
const usePlanState = () => {
  const { t, day } = usePlanTexts()
  const trial = ({ renewalDate }: Subscription, planned: string | undefined): string => {
    if (planned) return t('plans.own.trialPlanned', { date: day(renewalDate), name: planned })
    const left = renewalDate ? Math.max(0, daysBetween(today(), renewalDate)) : 0
    return t('plans.own.trialLeft', { smart_count: left, date: day(renewalDate) })
  }
  return (subscription: Subscription, planned: string | undefined): string => {
    const { status, renewalDate, retryDate, endDate, cancelled, unpaidInvoice, pausedSince } = subscription
    if (status === 'trial') return trial(subscription, planned)
    if (status === 'pastDue') return t('plans.own.pastDue', { date: day(retryDate) })
    if (status === 'paused') return t('plans.own.paused', { date: day(pausedSince) })
    if (status === 'suspended') return t(unpaidInvoice ? 'plans.own.suspended' : 'plans.own.suspendedByHouse')
    if (status === 'ended') return t('plans.own.ended', { date: day(endDate ?? renewalDate) })
    if (!renewalDate) return t('plans.own.noRenewal')
    return t(cancelled ? 'plans.own.cancelledOn' : 'plans.own.renews', { date: day(renewalDate) })
  }
}

type Status = Subscription['status']

/** Cancels the plan at the end of its period, or withdraws the cancellation. */
const Cancel = ({ subscription: { cancelled, renewalDate } }: { readonly subscription: Subscription }) => {
  const { t, day } = usePlanTexts()
  const [asking, setAsking] = useState(false)
  const keeping = cancelled === true
  const { busy, act } = usePlanAction(
    ({ call }, _, headers) =>
      call<typeof subscriptionCalls.cancel>('POST', '/api/subscriptions/cancellation', { headers, body: { cancelled: !keeping } }),
    t(keeping ? 'plans.cancel.kept' : 'plans.cancel.done'),
  )
  const close = () => setAsking(false)
  return (
    <>
      <Button disabled={busy} color={keeping ? 'primary' : 'inherit'} onClick={() => (keeping ? void act() : setAsking(true))}>
        {t(keeping ? 'plans.cancel.keep' : 'plans.cancel.button')}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          tone="error"
          title={t('plans.cancel.title')}
          text={t('plans.cancel.text', { date: day(renewalDate) })}
          yes={t('plans.cancel.button')}
          no={t('plans.cancel.no')}
          busy={busy}
          onYes={() => void act().then(close)}
          onClose={close}
        />
      )}
    </>
  )
}

const MAY_CANCEL: ReadonlySet<Status> = new Set(['trial', 'active'])

/** Actions of the firm on its plan. */
export const OwnActions = ({ subscription }: { readonly subscription: Subscription }) => {
  const { t } = usePlanTexts()
  const { status, unpaidInvoice } = subscription
  return (
    <>
      {unpaidInvoice && (
        <Button component={LinkBase} to={PAYMENT} variant="contained">
          {t('plans.own.pay')}
        </Button>
      )}
      <Button component={LinkBase} to={PLANS} variant={unpaidInvoice ? 'outlined' : 'contained'}>
        {t('plans.own.change')}
      </Button>
      {MAY_CANCEL.has(status) && <Cancel subscription={subscription} />}
    </>
  )
}

interface Props {
  readonly subscription: Subscription
  readonly plan: Plan | undefined
  /** Name of the planned plan. */
  readonly planned: string | undefined
  /** Actions. */
  readonly children: ReactNode
}

const State = ({ subscription, planned }: Pick<Props, 'subscription' | 'planned'>) => {
  const stateOf = usePlanState()
  const toneOf = useTones({ entity: 'subscriptions', field: 'status' })
  const { status } = subscription
  // Lists show ended plans in grey; the firm that has one needs another.
  const tone = status === 'ended' ? 'danger' : toneOf(status)
  const text = stateOf(subscription, planned)
  return tone === 'caution' || tone === 'danger' ? <Alert severity={toneColor(tone)}>{text}</Alert> : <Typography>{text}</Typography>
}

/** Plan, price and state of a subscription, with actions. */
export const Summary = ({ subscription, plan, planned, children }: Props) => {
  const { t, day, money } = usePlanTexts()
  const { status, startDate } = subscription
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack sx={{ gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Typography variant="h5" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{plan?.name ?? '–'}</bdi>
          </Typography>
          <StateChip entity="subscriptions" field="status" state={status} />
        </Box>
        <Typography variant="body2" color="text.secondary">
          {[
            plan && t('plans.perMonth', { price: money(plan.pricePerMonth, plan.currency) }),
            t('plans.own.since', { date: day(startDate) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        <State subscription={subscription} planned={planned} />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', '& > *': { flex: { xs: 1, sm: 'none' } } }}>
          {children}
        </Stack>
      </Stack>
    </Card>
  )
}
