import { Box, Stack, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Section } from '../../parts/Section.tsx'
import { WALLET_AREAS } from '../../wallets/walletAreas.ts'
import { Addons } from '../addons/Addons.tsx'
import { ChargeTable } from '../ChargeTable.tsx'
import { plannedPlanOf } from '../plannedPlanOf.ts'
import type { Counted, Standing, Subscription } from '../records.ts'
import { useCounted, useNamesOf } from '../usePlan.ts'
import { usePlanTexts } from '../usePlanTexts.ts'
import { Invoices } from './Invoices.tsx'
import { Planned } from './Planned.tsx'
import { Summary } from './Summary.tsx'
import { Usage } from './Usage.tsx'

/** The charge of the next renewal. */
const Next = ({ query }: { readonly query: StandingQuery }) => {
  const { t, day } = usePlanTexts()
  const { data, isPending, isError, refetch } = query
  const { date, charge } = data?.next ?? {}
  return (
    <Section title={t('plans.next.title')} pending={isPending} failed={isError && t('plans.own.failed')} retry={() => void refetch()}>
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

/** Query of usage and next charge. */
interface StandingQuery {
  readonly data: Standing | undefined
  readonly isPending: boolean
  readonly isError: boolean
  readonly refetch: () => unknown
}

interface Props {
  readonly subscription: Subscription
  /** Only of the current subscription. */
  readonly query: StandingQuery
  /** Counted records of another firm. */
  readonly counted?: Counted
  /** The subscription's firm. */
  readonly firm: string | undefined
  /** Whether it is the user's own. */
  readonly own: boolean
  /** Actions. */
  readonly actions: ReactNode
  /** Further sections of Admins. */
  readonly more?: ReactNode
}

/** Usage of the limits; fetches the counted records when they are opened. */
const OwnUsage = ({ query, counted, own }: Pick<Props, 'query' | 'counted' | 'own'>) => {
  const [opened, setOpened] = useState(false)
  const found = useCounted(own && opened)
  return (
    <Usage
      standing={query.data}
      counted={counted ?? found.data}
      onOpen={() => setOpened(true)}
      own={own}
      failed={query.isError}
      retry={() => void query.refetch()}
    />
  )
}

/** One subscription: plan and state, planned changes, usage, next charge, add-on services and invoices. */
export const PlanView = ({ subscription, query, counted, firm, own, actions, more }: Props) => {
  const { plans } = useNamesOf(subscription)
  const plan = plans.get(subscription.plan)
  const current = subscription.status !== 'ended'
  return (
    <Stack sx={{ minWidth: 0 }}>
      <Summary subscription={subscription} plan={plan} planned={plans.get(plannedPlanOf(subscription) ?? '')?.name}>
        {actions}
      </Summary>
      <Box sx={{ ...WALLET_AREAS, columnGap: { xs: 2, lg: 2.5 }, rowGap: 0 }}>
        <Box sx={{ minWidth: 0 }}>
          {more}
          {current && <Planned subscription={subscription} own={own} />}
          {current && <Next query={query} />}
          {current && <Addons subscription={subscription} other={!own} />}
        </Box>
        <Box sx={{ minWidth: 0 }}>
          {current && <OwnUsage query={query} {...(counted && { counted })} own={own} />}
          <Invoices firm={firm} />
        </Box>
      </Box>
    </Stack>
  )
}
