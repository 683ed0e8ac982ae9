import { Stack } from '@mui/material'
import { HttpError, ResourceContextProvider, Title, useParams } from 'react-admin'
import { useMay } from '../../../admin/adminContext.tsx'
import { MissingMessage } from '../../../admin/show/MissingMessage.tsx'
import { useRecords } from '../../../admin/useRecords.ts'
import { PlanSkeleton } from '../own/PlanSkeleton.tsx'
import { PlanView } from '../own/PlanView.tsx'
import { OwnActions } from '../own/Summary.tsx'
import type { PlanOfUser, Subscription } from '../records.ts'
import { useLatest, useNamesOf, useOwnPlan, usePlanOf } from '../usePlan.ts'
import { usePlanFirm } from '../usePlanFirm.ts'
import { usePlanTexts } from '../usePlanTexts.ts'
import { HouseActions } from './HouseActions.tsx'
import { Terms } from './Terms.tsx'

/** Placeholder in an address for an unused parameter. */
const ANY = '-'

/** Shown if the user has no such subscription. */
const NOT_FOUND = new HttpError('', 404)

/** The firm's subscription with the given plan and state, else the current one, else the latest. */
function findSubscription(found: readonly Subscription[], plan: string, state: string | undefined): Subscription | undefined {
  const ofPlan = found.filter((one) => plan === ANY || one.plan === plan)
  return ofPlan.find(({ status }) => status === state) ?? ofPlan.find(({ status }) => status !== 'ended') ?? ofPlan[0]
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

/** The title: firm and plan, from the records. */
const Heading = ({ firm, subscription }: { readonly firm: string | undefined; readonly subscription: Subscription }) => {
  const { plans } = useNamesOf(subscription)
  return <Title title={[firm, plans.get(subscription.plan)?.name].filter(Boolean).join(' · ')} />
}

interface ManagedProps {
  readonly query: ReturnType<typeof usePlanOf>
  readonly plan: PlanOfUser
  readonly subscription: Subscription
}

/** A firm's plan with the actions of Admins. */
const Managed = ({ query, plan: { firm, counted }, subscription }: ManagedProps) => (
  <>
    <Heading firm={firm?.name} subscription={subscription} />
    <PlanView
      subscription={subscription}
      query={query}
      counted={counted}
      firm={firm?.id}
      own={false}
      actions={<HouseActions subscription={subscription} />}
      more={<Terms subscription={subscription} />}
    />
  </>
)

type Params = Readonly<Record<'userId' | 'plan', string>> & { readonly state: string | undefined }

const AnyUserPlan = ({ userId, plan, state }: Params) => {
  const query = usePlanOf(userId, true)
  const firm = query.data?.firm?.id
  const found = useRecords(
    'subscriptions',
    { filter: { ...(firm !== undefined && { firm }) }, sort: { field: 'startDate', order: 'DESC' }, limit: 50 },
    { enabled: firm !== undefined },
  )
  const subscription = findSubscription(found.data ?? [], plan, state)
  if (query.isPending || found.isLoading) return <PlanSkeleton />
  if (query.data && subscription) return <Managed query={query} plan={query.data} subscription={subscription} />
  const again = () => void Promise.all([query.refetch(), found.refetch()])
  return <Missing error={query.error ?? found.error ?? NOT_FOUND} again={again} />
}

const OwnFirmPlan = ({ plan, state }: Params) => {
  const firm = usePlanFirm()
  const query = useOwnPlan()
  const { data = [], isPending, error, refetch } = useLatest()
  const subscription = findSubscription(data, plan, state)
  if (isPending) return <PlanSkeleton />
  if (!subscription) return <Missing error={error ?? NOT_FOUND} again={() => void refetch()} />
  return (
    <>
      <Heading firm={undefined} subscription={subscription} />
      <PlanView subscription={subscription} query={query} firm={firm} own actions={<OwnActions subscription={subscription} />} />
    </>
  )
}

/** The plan of one user’s firm (`/UserSubscriptionPlan/…`, `/SubscriptionPlanViewAdmin/…`). */
const UserPlan = () => {
  const may = useMay()
  const { key = ANY, userId = '', Type } = useParams()
  const Content = may('subscriptions', 'edit') ? AnyUserPlan : OwnFirmPlan
  return (
    <ResourceContextProvider value="subscriptions">
      <Stack sx={{ gap: 2, pb: 3, minWidth: 0 }}>
        <Content userId={userId} plan={key} state={Type} />
      </Stack>
    </ResourceContextProvider>
  )
}

export default UserPlan
