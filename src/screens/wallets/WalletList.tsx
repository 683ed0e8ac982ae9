import { Stack } from '@mui/material'
import { useMay } from '../../admin/adminContext.tsx'
import { EntityList } from '../../admin/list/EntityList.tsx'
import { RequestQueue } from './requests/RequestQueue.tsx'
import { useLiveWallets } from './useLiveWallets.ts'

/** All wallets, below the requests that await a decision (`/UserManageWalletManage`); other users see only their own wallets. */
const WalletList = () => {
  const may = useMay()
  useLiveWallets()
  return (
    <Stack sx={{ gap: { xs: 2, lg: 3 } }}>
      {may('walletRequests', 'approve') && <RequestQueue />}
      <EntityList />
    </Stack>
  )
}

export default WalletList
