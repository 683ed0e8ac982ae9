import { Box } from '@mui/material'
import { useAdmin } from '../../admin/adminContext.tsx'
import { DealerHome } from './DealerHome.tsx'
import { Greeting } from './Greeting.tsx'
import { PAGE, STACK } from './parts/grid.ts'
import { ADMIN_ACTIONS, DEALER_ACTIONS, QuickActions } from './QuickActions.tsx'
import { SetUpHome } from './SetUpHome.tsx'
import { useFreshDashboard } from './useDashboard.ts'

/** The start page: what an Admin needs in the morning, where a Dealer stands. */
const Home = () => {
  const admin = useAdmin().subject.roles.includes('Admin')
  useFreshDashboard()
  return (
    <Box sx={PAGE}>
      <Greeting />
      <QuickActions actions={admin ? ADMIN_ACTIONS : DEALER_ACTIONS} />
      <Box sx={STACK}>{admin ? <SetUpHome /> : <DealerHome />}</Box>
    </Box>
  )
}

export default Home
