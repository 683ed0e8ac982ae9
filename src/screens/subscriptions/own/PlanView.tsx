import { Box, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Section } from '../../parts/Section.tsx'
import { WALLET_AREAS } from '../../wallets/walletAreas.ts'
import { Addons } from '../addons/Addons.tsx'
import { ChargeTable } from '../ChargeTable.tsx'
import type { Subscription } from '../records.ts'
import { useNamesOf, useOwnPlan } from '../usePlan.ts'
import { usePlanFirm } from '../usePlanFirm.ts'
import { usePlanTexts } from '../usePlanTexts.ts'
import { Invoices } from './Invoices.tsx'
import { Planned } from './Planned.tsx'
import { Summary } from './Summary.tsx'
import { Usage } from './Usage.tsx'

/** The charge of the next renewal. */
const Next = ({ own }: { readonly own: ReturnType<typeof useOwnPlan> }) => {
  const { t, day } = usePlanTexts()
  const { data, isLoading, error, refetch } = own
  const { date, charge } = data?.next ?? {}
  return (
    <Section title={t('plans.next.title')} pending={isLoading} failed={error ? t('plans.own.failed') : false} retry={() => void refetch()}>
      {data && !charge && <Typography color="text.secondary">{t('plans.next.none')}</Typography>}
      {charge && (
        <>
          <Typography color="text.secondary" variant="body2" sx={{ mb: 1.5 }}>
            {t('plans.next.on', { date: day(date) })}
          </Typography>
          <ChargeTable charge={charge} />
        </>
      )}
    </Section>
  )
}

interface Props {
  readonly subscription: Subscription
  /** The subscription's firm, if it is not the user's own. */
  readonly other?: string
  /** Actions. */
  readonly actions: ReactNode
  /** Further sections of Admins. */
  readonly more?: ReactNode
}

/** Everything about one subscription: plan and state, planned changes, use, next charge, add-on services and invoices. */
export const PlanView = ({ subscription, other, actions, more }: Props) => {
  const { plans } = useNamesOf(subscription)
  const own = useOwnPlan(other)
  const ownFirm = usePlanFirm()
  const plan = plans.get(subscription.plan)
  const current = subscription.status !== 'ended'
  return (
    <Stack sx={{ minWidth: 0 }}>
      <Summary subscription={subscription} plan={plan} planned={plans.get(subscription.plannedPlan ?? '')?.name}>
        {actions}
      </Summary>
      <Box sx={{ ...WALLET_AREAS, columnGap: { xs: 2, lg: 2.5 }, rowGap: 0 }}>
        <Box sx={{ minWidth: 0 }}>
          {current && <Planned subscription={subscription} own={other === undefined} />}
          {current && <Next own={own} />}
          {current && <Addons subscription={subscription} other={other !== undefined} />}
          {more}
        </Box>
        <Box sx={{ minWidth: 0 }}>
          {current && <Usage usage={own.data?.usage} plan={plan} firm={other} failed={own.isError} retry={() => void own.refetch()} />}
          <Invoices firm={other ?? ownFirm} />
        </Box>
      </Box>
    </Stack>
  )
}
