import { Alert, Box, Stack } from '@mui/material'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { Balances } from './Balances.tsx'
import { Holds } from './Holds.tsx'
import type { Wallet } from './records.ts'
import { Requests } from './requests/Requests.tsx'
import { Statement } from './statement/Statement.tsx'
import { useLiveWallets } from './useLiveWallets.ts'
import { WalletActions } from './WalletActions.tsx'
import { WALLET_AREAS } from './walletAreas.ts'

/** Everything about one wallet, live. */
export const WalletView = ({ wallet }: { readonly wallet: Wallet }) => {
  const t = useAreaTexts('wallets')
  useLiveWallets()
  return (
    <Stack sx={{ gap: { xs: 2, lg: 3 } }}>
      {!wallet.active && <Alert severity="warning">{t('wallets.inactive')}</Alert>}
      <Balances wallet={wallet}>
        <WalletActions wallet={wallet} />
      </Balances>
      <Box sx={WALLET_AREAS}>
        <Stack sx={{ gap: { xs: 2, lg: 3 }, minWidth: 0, gridColumn: { lg: 2 } }}>
          <Requests wallet={wallet} />
          <Holds wallet={wallet} />
        </Stack>
        <Box sx={{ minWidth: 0, gridColumn: { lg: 1 }, gridRow: { lg: 1 } }}>
          <Statement key={wallet.id} wallet={wallet} />
        </Box>
      </Box>
    </Stack>
  )
}
