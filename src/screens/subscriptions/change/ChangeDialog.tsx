import { Alert, Box, Button, Skeleton, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { LinkBase, useNotify, useRefresh, useTranslate } from 'react-admin'
import type { subscriptionCalls } from '../../../domain/subscriptions/calls.ts'
import type { HubDataProvider } from '../../../providers/data/createDataProvider.ts'
import { refusalOf } from '../../../providers/data/refusal.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { useWalletCall } from '../../wallets/useWalletCall.ts'
import { ChargeTable } from '../ChargeTable.tsx'
import { PAYMENT } from '../paths.ts'
import type { Preview } from '../records.ts'
import { usePreview } from '../usePlan.ts'
import { usePlanTexts } from '../usePlanTexts.ts'
import { missingOf, useAvailable, WalletLine } from './WalletLine.tsx'

type Calls = typeof subscriptionCalls

/** The plan or add-on service to choose. */
export interface PlanChange {
  readonly what: 'plan' | 'addon'
  readonly id: string
  readonly name: string
  /** Label of the submit button, if nothing is paid. */
  readonly yes: string
}

interface Choosing {
  readonly headers: { readonly 'Idempotency-Key': string }
  /** Total of the preview. */
  readonly previewed: string
}

const choose = (hub: HubDataProvider, { what, id }: PlanChange, { headers, previewed }: Choosing): Promise<unknown> =>
  what === 'plan'
    ? hub.call<Calls['choose']>('POST', '/api/subscriptions/choose', { headers, body: { plan: id, previewed } })
    : hub.call<Calls['book']>('POST', '/api/subscriptions/addons', { headers, body: { addon: id, booked: true, previewed } })

const PLACES = { cars: '/cars', bids: '/-/AvailableCarsBidding' } as const

/** Limits that the firm exceeds, which prevent a smaller plan. */
const Obstacles = ({ obstacles }: Pick<Preview, 'obstacles'>) => {
  const { t, count } = usePlanTexts()
  return (
    <Alert severity="warning">
      {t('plans.change.blocked')}
      <Stack component="ul" sx={{ m: 0, mt: 1, p: 0, gap: 0.5, listStyle: 'none' }}>
        {obstacles.map(({ what, used, allowed }) => (
          <Box component="li" key={what} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
            {t(`plans.change.${what}`, { used: count(used), allowed: count(allowed) })}
            <Button component={LinkBase} to={PLACES[what]} color="inherit" size="small">
              {t(what === 'cars' ? 'plans.change.toCars' : 'plans.change.toBids')}
            </Button>
          </Box>
        ))}
      </Stack>
    </Alert>
  )
}

const When = ({ preview: { when, date, charge } }: { readonly preview: Preview }) => {
  const { t, day } = usePlanTexts()
  if (when === 'renewal') return <Typography>{t('plans.change.later', { date: day(date) })}</Typography>
  return <Typography>{t(charge ? 'plans.change.now' : 'plans.change.nowFree')}</Typography>
}

const Found = ({ preview }: { readonly preview: Preview }) => {
  const { charge, obstacles } = preview
  const available = useAvailable(charge?.currency ?? '')
  if (obstacles.length > 0) return <Obstacles obstacles={obstacles} />
  return (
    <Stack sx={{ gap: 2 }}>
      <When preview={preview} />
      {charge && (
        <>
          <ChargeTable charge={charge} />
          {Number(charge.total) > 0 && <WalletLine amount={charge.total} currency={charge.currency} available={available} />}
        </>
      )}
    </Stack>
  )
}

/** Refusals that paying resolves. */
const UNPAID: ReadonlySet<string> = new Set(['planUnpaid', 'planStopped'])

/** Reason for a missing preview: the server's refusal, with a link to pay if that resolves it. */
const Refused = ({ error, retry }: { readonly error: unknown; readonly retry: () => void }) => {
  const { t } = usePlanTexts()
  const translate = useTranslate()
  const { code } = refusalOf(error) ?? {}
  if (code === undefined || code === 'internal') return <ErrorState size="line" text={t('plans.change.failed')} retry={retry} />
  return (
    <Alert
      severity="error"
      action={
        UNPAID.has(code) && (
          <Button component={LinkBase} to={PAYMENT} color="inherit" size="small">
            {t('plans.own.pay')}
          </Button>
        )
      }
    >
      {translate(`errors.${code}`, { _: t('plans.change.failed') })}
    </Alert>
  )
}

const useYes = ({ what, yes }: PlanChange, preview: Preview | undefined): string => {
  const { t, money } = usePlanTexts()
  const { charge } = preview ?? {}
  if (!charge || Number(charge.total) <= 0) return yes
  return t(what === 'plan' ? 'plans.change.pay' : 'plans.change.book', { total: money(charge.total, charge.currency) })
}

const useDone = ({ what }: PlanChange, preview: Preview | undefined): string => {
  const { t } = usePlanTexts()
  if (what === 'addon') return t('plans.change.bookedDone')
  return t(preview?.when === 'renewal' ? 'plans.change.plannedDone' : 'plans.change.chosenDone')
}

/** Whether the wallet has too little for a charge. */
const useShort = (preview: Preview | undefined): boolean => {
  const { total = '0', currency = '' } = preview?.charge ?? {}
  const available = useAvailable(currency)
  return Number(total) > 0 && available !== undefined && missingOf(total, available) !== '0.00'
}

/** Confirms the choice of a plan or an add-on service, with a preview of its cost and effect. */
export const ChangeDialog = ({ change, onClose }: { readonly change: PlanChange; readonly onClose: () => void }) => {
  const { t } = usePlanTexts()
  const notify = useNotify()
  const refresh = useRefresh()
  const { data, isPending, error, refetch } = usePreview(change.what, change.id)
  const { busy, call } = useWalletCall((hub, { previewed = '' }, headers) => choose(hub, change, { headers, previewed }))
  const [refused, setRefused] = useState<string>()
  const [yes, done, short] = [useYes(change, data), useDone(change, data), useShort(data)]
  const submit = async () => {
    const outcome = await call({ previewed: data?.charge?.total ?? '0.00' })
    if (outcome) {
      setRefused(outcome.message)
      return void refetch()
    }
    notify(done, { type: 'success' })
    refresh()
    onClose()
  }
  return (
    <FormDialog
      title={t(`plans.change.${change.what}`, { name: change.name })}
      yes={yes}
      size="sm"
      busy={busy}
      incomplete={!data || data.obstacles.length > 0 || short}
      error={refused}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {isPending && <Skeleton variant="rounded" height={160} />}
      {error && <Refused error={error} retry={() => void refetch()} />}
      {data && <Found preview={data} />}
    </FormDialog>
  )
}
