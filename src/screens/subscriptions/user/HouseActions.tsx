import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh, useUpdate } from 'react-admin'
import { useRefusalReason } from '../../../admin/useRefusalReason.ts'
import { refusalOf } from '../../../providers/data/refusal.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import type { Subscription } from '../records.ts'
import { usePlanTexts } from '../usePlanTexts.ts'

type Doing = 'pause' | 'resume' | 'end'

const STATUS: Readonly<Record<Doing, Subscription['status']>> = { pause: 'suspended', resume: 'active', end: 'ended' }

/** What an Admin can do with a subscription in its state. */
const offered = ({ status }: Subscription): readonly Doing[] => {
  if (status === 'ended') return []
  return status === 'suspended' ? ['resume', 'end'] : ['pause', 'end']
}

const Asking = ({
  subscription,
  doing,
  onClose,
}: {
  readonly subscription: Subscription
  readonly doing: Doing
  readonly onClose: () => void
}) => {
  const { t } = usePlanTexts()
  const notify = useNotify()
  const refresh = useRefresh()
  const reasonOf = useRefusalReason()
  const [update, { isPending }] = useUpdate()
  const act = () =>
    update(
      'subscriptions',
      { id: subscription.id, data: { status: STATUS[doing] }, previousData: subscription },
      {
        onSuccess: () => notify(t(`plans.house.${doing}.done`), { type: 'success' }),
        onError: (error) => notify(reasonOf(refusalOf(error) ?? {}), { type: 'error', multiLine: true }),
        onSettled: () => {
          refresh()
          onClose()
        },
      },
    )
  return (
    <ConfirmDialog
      open
      tone={doing === 'resume' ? 'primary' : 'error'}
      title={t(`plans.house.${doing}.title`)}
      text={t(`plans.house.${doing}.text`)}
      yes={t(`plans.house.${doing}.button`)}
      busy={isPending}
      onYes={() => void act()}
      onClose={onClose}
    />
  )
}

/** Pauses, resumes and ends a firm's plan. */
export const HouseActions = ({ subscription }: { readonly subscription: Subscription }) => {
  const { t } = usePlanTexts()
  const [doing, setDoing] = useState<Doing>()
  return (
    <>
      {offered(subscription).map((one) => (
        <Button key={one} variant="outlined" color={one === 'end' ? 'error' : 'primary'} onClick={() => setDoing(one)}>
          {t(`plans.house.${one}.button`)}
        </Button>
      ))}
      {doing && <Asking subscription={subscription} doing={doing} onClose={() => setDoing(undefined)} />}
    </>
  )
}
