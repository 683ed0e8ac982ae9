import { Button, Stack } from '@mui/material'
import { HttpError, LinkBase, Title, useParams } from 'react-admin'
import { useMay } from '../../../admin/adminContext.tsx'
import { MissingMessage } from '../../../admin/show/MissingMessage.tsx'
import { useRecord, useRecords } from '../../../admin/useRecords.ts'
import type { ShownMap } from '../../../model/entityMap.ts'
import { PlanSkeleton } from '../own/PlanSkeleton.tsx'
import { PlanView } from '../own/PlanView.tsx'
import { OwnActions } from '../own/Summary.tsx'
import type { Subscription } from '../records.ts'
import { useNamesOf } from '../usePlan.ts'
import { usePlanFirm } from '../usePlanFirm.ts'
import { usePlanTexts } from '../usePlanTexts.ts'
import { HouseActions } from './HouseActions.tsx'

type User = ShownMap['users']

/** Of a user without such a subscription. */
const NOT_FOUND = new HttpError('', 404)

/** Placeholder in an address for an unused parameter. */
const ANY = '-'

/** Of a firm's subscriptions to a plan the one in a state, else the one that has not ended, else the latest. */
const wantedOf = (found: readonly Subscription[], state: string | undefined): Subscription | undefined =>
  found.find(({ status }) => status === state) ?? found.find(({ status }) => status !== 'ended') ?? found[0]

/** The subscription that an address names by plan, user and state. */
const useWanted = () => {
  const { key = ANY, userId = '', Type } = useParams()
  const user = useRecord('users', userId)
  const own = usePlanFirm()
  const firm = user.data?.firm ?? own
  const other = firm === own ? undefined : firm
  const found = useRecords(
    'subscriptions',
    {
      filter: { ...(other !== undefined && { firm: other }), ...(key !== ANY && { plan: key }) },
      sort: { field: 'startDate', order: 'DESC' },
      limit: 20,
    },
    { enabled: user.data !== undefined && firm !== undefined },
  )
  return {
    user: user.data,
    firm,
    subscription: wantedOf(found.data ?? [], Type),
    pending: user.isPending || found.isLoading,
    error: user.error ?? found.error,
    again: () => void Promise.all([user.refetch(), found.refetch()]),
  }
}

interface FoundProps {
  readonly user: User
  readonly firm: string
  readonly subscription: Subscription
}

const Found = ({ user, firm, subscription }: FoundProps) => {
  const { t } = usePlanTexts()
  const may = useMay()
  const { plans } = useNamesOf(subscription)
  const { data } = useRecord('firms', firm)
  const own = usePlanFirm()
  const other = firm === own ? undefined : firm
  const title = [data?.name ?? user.name, plans.get(subscription.plan)?.name].filter(Boolean).join(' · ')
  const manages = may('subscriptions', 'edit')
  return (
    <>
      <Title title={title} />
      <PlanView
        subscription={subscription}
        {...(other !== undefined && { other })}
        actions={
          <>
            {other === undefined && !manages && <OwnActions subscription={subscription} />}
            {manages && <HouseActions subscription={subscription} />}
            {manages && (
              <Button component={LinkBase} to={`/subscriptions/${encodeURIComponent(subscription.id)}`}>
                {t('plans.user.record')}
              </Button>
            )}
          </>
        }
      />
    </>
  )
}

const Missing = ({ error, again }: { readonly error: unknown; readonly again: () => void }) => {
  const { t } = usePlanTexts()
  const may = useMay()
  return (
    <>
      <Title title={t('plans.user.heading')} />
      <MissingMessage
        title={t('plans.user.notFound')}
        text={t('plans.user.notFoundHint')}
        error={error}
        list={may('subscriptions', 'list') ? '/subscriptions' : undefined}
        again={again}
      />
    </>
  )
}

/** The plan of one user’s firm (`/UserSubscriptionPlan/…`, `/SubscriptionPlanViewAdmin/…`). */
const UserPlan = () => {
  const { user, firm, subscription, pending, error, again } = useWanted()
  return (
    <Stack sx={{ gap: 2, pb: 3, minWidth: 0 }}>
      {pending && <PlanSkeleton />}
      {!pending && user && firm !== undefined && subscription && <Found user={user} firm={firm} subscription={subscription} />}
      {!pending && !subscription && <Missing error={error ?? NOT_FOUND} again={again} />}
    </Stack>
  )
}

export default UserPlan
