import { Box, Button, Typography } from '@mui/material'
import type { subscriptionCalls } from '../../../domain/subscriptions/calls.ts'
import { Section } from '../../parts/Section.tsx'
import type { WalletCall } from '../../wallets/useWalletCall.ts'
import { plannedPlanOf } from '../plannedPlanOf.ts'
import type { Subscription } from '../records.ts'
import { useNamesOf } from '../usePlan.ts'
import { usePlanAction } from '../usePlanAction.ts'
import { usePlanTexts } from '../usePlanTexts.ts'

type Calls = typeof subscriptionCalls

interface Change {
  readonly key: string
  readonly text: string
  readonly undo: WalletCall
}

const Row = ({ change: { text, undo }, own }: { readonly change: Change; readonly own: boolean }) => {
  const { t } = usePlanTexts()
  const { busy, act } = usePlanAction(undo, t('plans.planned.undone'))
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between', py: 0.5 }}>
      <Typography variant="body2">{text}</Typography>
      {own && (
        <Button size="small" variant="outlined" disabled={busy} onClick={() => void act()}>
          {t('plans.planned.undo')}
        </Button>
      )}
    </Box>
  )
}

const useChanges = (subscription: Subscription): readonly Change[] => {
  const { t, day } = usePlanTexts()
  const { plans, addons } = useNamesOf(subscription)
  const { plan, droppedAddons, cancelled, renewalDate, status } = subscription
  const planned = plannedPlanOf(subscription)
  const date = day(renewalDate)
  if (status === 'ended') return []
  return [
    ...(planned && status !== 'trial'
      ? [
          {
            key: 'plan',
            text: t('plans.planned.plan', { name: plans.get(planned)?.name ?? '', date }),
            undo: (({ call }, _, headers) =>
              call<Calls['choose']>('POST', '/api/subscriptions/choose', { headers, body: { plan } })) satisfies WalletCall,
          },
        ]
      : []),
    ...(droppedAddons ?? []).map((addon) => ({
      key: addon,
      text: t('plans.planned.addon', { name: addons.get(addon)?.name ?? '', date }),
      undo: (({ call }, _, headers) =>
        call<Calls['book']>('POST', '/api/subscriptions/addons', { headers, body: { addon, booked: true } })) satisfies WalletCall,
    })),
    ...(cancelled
      ? [
          {
            key: 'cancelled',
            text: t('plans.planned.cancelled', { date }),
            undo: (({ call }, _, headers) =>
              call<Calls['cancel']>('POST', '/api/subscriptions/cancellation', {
                headers,
                body: { cancelled: false },
              })) satisfies WalletCall,
          },
        ]
      : []),
  ]
}

/** Changes planned for the renewal, each with a button to cancel it. Renders nothing without one. */
export const Planned = ({ subscription, own }: { readonly subscription: Subscription; readonly own: boolean }) => {
  const { t } = usePlanTexts()
  const changes = useChanges(subscription)
  if (changes.length === 0) return null
  return (
    <Section title={t('plans.planned.title')} pending={false} failed={false} retry={() => undefined}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {changes.map((change) => (
          <Row key={change.key} change={change} own={own} />
        ))}
      </Box>
    </Section>
  )
}
