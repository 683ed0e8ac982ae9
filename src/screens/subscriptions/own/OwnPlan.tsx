import CardMembership from '@mui/icons-material/CardMembershipOutlined'
import { Button, Card, Stack } from '@mui/material'
import { LinkBase, Title, useTranslate } from 'react-admin'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PLANS } from '../paths.ts'
import { useLatest, useOwnPlan } from '../usePlan.ts'
import { usePlanFirm } from '../usePlanFirm.ts'
import { usePlanTexts } from '../usePlanTexts.ts'
import { PlanSkeleton } from './PlanSkeleton.tsx'
import { PlanView } from './PlanView.tsx'
import { OwnActions } from './Summary.tsx'

/** For Admins who view all firms: the house has no plan. */
const HousePlan = () => {
  const { t } = usePlanTexts()
  return (
    <Card>
      <EmptyState icon={<CardMembership />} text={t('plans.own.house')} hint={t('plans.own.houseHint')}>
        <Button component={LinkBase} to="/subscriptions" variant="outlined">
          {t('plans.own.allSubscriptions')}
        </Button>
      </EmptyState>
    </Card>
  )
}

const None = () => {
  const { t } = usePlanTexts()
  return (
    <Card>
      <EmptyState icon={<CardMembership />} text={t('plans.own.none')} hint={t('plans.own.noneHint')}>
        <Button component={LinkBase} to={PLANS} variant="contained">
          {t('plans.own.choose')}
        </Button>
      </EmptyState>
    </Card>
  )
}

const FirmPlan = ({ firm }: { readonly firm: string }) => {
  const { t } = usePlanTexts()
  const { subscription, isPending, error, refetch } = useLatest()
  const query = useOwnPlan()
  if (isPending) return <PlanSkeleton />
  if (subscription)
    return <PlanView subscription={subscription} query={query} firm={firm} own actions={<OwnActions subscription={subscription} />} />
  if (!error) return <None />
  return (
    <Card>
      <ErrorState text={t('plans.own.failed')} retry={() => void refetch()} />
    </Card>
  )
}

/** The plan of the user's firm (`/MySubscriptionPlan`, `/SubscriptionPlanViewUser`). */
const OwnPlan = () => {
  const translate = useTranslate()
  const firm = usePlanFirm()
  return (
    <Stack sx={{ gap: 2, pb: 3, minWidth: 0 }}>
      <Title title={translate('app.menu.mySubscriptionPlan')} />
      {firm === undefined ? <HousePlan /> : <FirmPlan firm={firm} />}
    </Stack>
  )
}

export default OwnPlan
