import { Box } from '@mui/material'
import { Suspense } from 'react'
import { useAdmin, useMay } from '../../admin/adminContext.tsx'
import { usePrefetch } from '../../admin/list/usePrefetch.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { SetupCard } from '../setup/SetupCard.tsx'
import { useSetup } from '../setup/useSetup.ts'
import { AdminHome } from './AdminHome.tsx'
import { DealerHome } from './DealerHome.tsx'
import { Greeting } from './Greeting.tsx'
import { PAGE, STACK } from './parts/grid.ts'
import { ADMIN_ACTIONS, DEALER_ACTIONS, QuickActions } from './QuickActions.tsx'
import { useFreshDashboard } from './useDashboard.ts'

const ReportTiles = lazy(() => import('../reports/dashboard/ReportTiles.tsx'))
const SetupSteps = lazy(async () => ({ default: (await import('../setup/SetupSteps.tsx')).SetupSteps }))

/** The start page of Admins. Until the setup is done, its steps replace the figures, which would all be zero. */
const SetUpHome = () => {
  const { data } = useSetup()
  const steps = data?.steps ?? []
  if (steps.length > 0 && steps.every(({ state }) => state === 'open')) {
    return (
      <Suspense fallback={null}>
        <SetupSteps />
      </Suspense>
    )
  }
  return (
    <>
      <SetupCard steps={steps} />
      <AdminHome />
    </>
  )
}

/** The start page, by the user's role. */
const Home = () => {
  const admin = useAdmin().subject.roles.includes('Admin')
  const may = useMay()
  useFreshDashboard()
  usePrefetch()
  return (
    <Box sx={PAGE}>
      <Greeting />
      <QuickActions actions={admin ? ADMIN_ACTIONS : DEALER_ACTIONS} />
      <Box sx={STACK}>
        {admin ? <SetUpHome /> : <DealerHome />}
        {may('reports', 'list') && (
          <Suspense fallback={null}>
            <ReportTiles />
          </Suspense>
        )}
      </Box>
    </Box>
  )
}

export default Home
