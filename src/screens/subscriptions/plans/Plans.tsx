import Extension from '@mui/icons-material/ExtensionOutlined'
import WorkspacePremium from '@mui/icons-material/WorkspacePremiumOutlined'
import { Box, Button, Card, Skeleton, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { LinkBase, Title, useStore } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { useMay } from '../../../admin/adminContext.tsx'
import { EntityList } from '../../../admin/list/EntityList.tsx'
import { HeaderExtra } from '../../../admin/shell/page/HeaderExtra.tsx'
import { useNameOfPlace } from '../../../admin/shell/useNavigation.ts'
import { useRecords } from '../../../admin/useRecords.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Addons } from '../addons/Addons.tsx'
import { ChangeDialog, type PlanChange } from '../change/ChangeDialog.tsx'
import type { Plan, Subscription } from '../records.ts'
import { useLatest } from '../usePlan.ts'
import { usePlanFirm } from '../usePlanFirm.ts'
import { usePlanTexts } from '../usePlanTexts.ts'
import { PlanCard } from './PlanCard.tsx'

const GRID = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: { xs: 2, lg: 2.5 },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  '& > li': { maxWidth: { sm: 480 } },
} as const

/** The offered plans and the firm's own one. */
const shownOf = (plans: readonly Plan[], subscription: Subscription | undefined, manages: boolean): readonly Plan[] =>
  plans.filter(({ id, active }) => manages || active !== false || id === subscription?.plan)

const Cards = ({ plans, subscription }: { readonly plans: readonly Plan[]; readonly subscription: Subscription | undefined }) => {
  const { t } = usePlanTexts()
  const may = useMay()
  const firm = usePlanFirm()
  const [change, setChange] = useState<PlanChange>()
  const shown = shownOf(plans, subscription, may('subscriptionPlans', 'edit'))
  const own = plans.find(({ id }) => id === subscription?.plan)
  const choose = ({ id, name }: Plan, yes: string) => setChange({ what: 'plan', id, name, yes })
  if (shown.length === 0)
    return (
      <Card>
        <EmptyState icon={<WorkspacePremium />} text={t('plans.none')}>
          {may('subscriptionPlans', 'create') && (
            <Button component={LinkBase} to="/subscriptionPlans/create" variant="contained">
              {t('plans.add')}
            </Button>
          )}
        </EmptyState>
      </Card>
    )
  return (
    <>
      <Box component="ul" aria-label={t('plans.title')} sx={GRID}>
        {shown.map((plan) => (
          <PlanCard key={plan.id} plan={plan} subscription={subscription} own={own} onChoose={firm === undefined ? undefined : choose} />
        ))}
      </Box>
      <Typography variant="caption" color="text.secondary">
        {t('plans.netPrices')}
      </Typography>
      {change && <ChangeDialog change={change} onClose={() => setChange(undefined)} />}
    </>
  )
}

const Loading = () => (
  <Box sx={GRID} aria-busy>
    {[0, 1, 2].map((at) => (
      <Skeleton key={at} variant="rounded" height={380} />
    ))}
  </Box>
)

const Compare = () => {
  const { t } = usePlanTexts()
  const { data, isPending, error, refetch } = useRecords('subscriptionPlans', { sort: { field: 'pricePerMonth', order: 'ASC' }, limit: 50 })
  const { subscription, isLoading } = useLatest()
  if (isPending || isLoading) return <Loading />
  if (error && !data)
    return (
      <Card>
        <ErrorState text={t('plans.failed')} retry={() => void refetch()} />
      </Card>
    )
  return (
    <>
      <Cards plans={data} subscription={subscription} />
      <Addons subscription={subscription} />
    </>
  )
}

type View = 'compare' | 'table'

/** Links and the choice of the view for users who manage plans. */
const Manage = ({ view, setView }: { readonly view: View; readonly setView: (view: View) => void }) => {
  const { t } = usePlanTexts()
  const segments = (['compare', 'table'] as const).map((name) => ({ name, label: t(`plans.${name}`) }))
  return (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', justifyContent: 'space-between' }}>
      <SegmentedControl label={t('plans.view')} segments={segments} value={view} onChange={setView} />
      <Button component={LinkBase} to="/addonServices" variant="outlined" startIcon={<Extension />}>
        {t('plans.addons.manage')}
      </Button>
    </Stack>
  )
}

/** The offered plans side by side; for users who manage plans also as a table (`/Subscription`). */
const Plans = () => {
  const { t } = usePlanTexts()
  const may = useMay()
  const name = useNameOfPlace(useLocation().pathname)
  const manages = may('subscriptionPlans', 'edit')
  const [view, setView] = useStore<View>('subscriptionPlans.view', 'compare')
  const table = manages && view === 'table'
  return (
    <Stack sx={{ gap: 2, pb: 3, minWidth: 0 }}>
      {manages && <Manage view={view} setView={setView} />}
      {table ? (
        <EntityList />
      ) : (
        <>
          <Title title={name ?? ''} />
          {may('subscriptionPlans', 'create') && (
            <HeaderExtra>
              <Button component={LinkBase} to="/subscriptionPlans/create" variant="contained">
                {t('plans.add')}
              </Button>
            </HeaderExtra>
          )}
          <Compare />
        </>
      )}
    </Stack>
  )
}

export default Plans
