import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { LinkBase } from 'react-admin'
import type { subscriptionActions } from '../../../domain/subscriptions/calls.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import type { Subscription } from '../records.ts'
import { usePlanTexts } from '../usePlanTexts.ts'
import { DiscountDialog, GrantDialog } from './TermDialogs.tsx'
import { useTermsCall } from './useTerms.ts'

type OpenAction = 'pause' | 'resume' | 'end'

/** Actions of Admins by the state of the subscription. */
const offered = ({ status }: Subscription): readonly OpenAction[] => {
  if (status === 'ended') return []
  if (status === 'paused') return ['resume', 'end']
  return status === 'active' ? ['pause', 'end'] : ['end']
}

interface ConfirmActionProps {
  readonly subscription: Subscription
  readonly doing: OpenAction
  readonly onClose: () => void
}

const ConfirmAction = ({ subscription: { id }, doing, onClose }: ConfirmActionProps) => {
  const { t } = usePlanTexts()
  const { send, busy, above } = useTermsCall(t(`plans.house.${doing}.done`), onClose)
  const act = () =>
    send((hub) => hub.call<(typeof subscriptionActions)[OpenAction]>('POST', `/api/subscriptions/{id}/${doing}`, { params: { id } }))
  return (
    <ConfirmDialog
      open
      tone={doing === 'resume' ? 'primary' : 'error'}
      title={t(`plans.house.${doing}.title`)}
      text={t(`plans.house.${doing}.text`)}
      yes={t(`plans.house.${doing}.button`)}
      busy={busy}
      onYes={() => void act()}
      onClose={onClose}
    >
      {above && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {above}
        </Alert>
      )}
    </ConfirmDialog>
  )
}

const TERMS = { grant: GrantDialog, discount: DiscountDialog } as const

/** Grants, discounts, pauses, resumes and ends a firm's plan. */
export const HouseActions = ({ subscription }: { readonly subscription: Subscription }) => {
  const { t } = usePlanTexts()
  const [doing, setDoing] = useState<OpenAction | keyof typeof TERMS>()
  const close = () => setDoing(undefined)
  const terms = subscription.status === 'ended' ? [] : (['grant', 'discount'] as const)
  const Dialog = doing === 'grant' || doing === 'discount' ? TERMS[doing] : undefined
  return (
    <>
      {[...terms, ...offered(subscription)].map((one) => (
        <Button key={one} variant="outlined" color={one === 'end' ? 'error' : 'primary'} onClick={() => setDoing(one)}>
          {t(`plans.house.${one}.button`)}
        </Button>
      ))}
      <Button component={LinkBase} to={`/subscriptions/${encodeURIComponent(subscription.id)}`}>
        {t('plans.user.record')}
      </Button>
      {Dialog && <Dialog subscription={subscription} onClose={close} />}
      {(doing === 'pause' || doing === 'resume' || doing === 'end') && (
        <ConfirmAction subscription={subscription} doing={doing} onClose={close} />
      )}
    </>
  )
}
