import { Box, Card, Skeleton, Stack } from '@mui/material'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { WALLET_AREAS } from './walletAreas.ts'

const Summary = () => (
  <Card sx={{ p: { xs: 2, sm: 3 } }}>
    <Skeleton variant="text" width={72} />
    <Skeleton variant="text" width={200} sx={{ fontSize: '2.25rem' }} />
    <Skeleton variant="text" width={160} sx={{ mb: 3 }} />
    <Skeleton variant="rounded" height={44} />
  </Card>
)

const Part = ({ rows }: { readonly rows: number }) => (
  <Card sx={{ p: { xs: 2, sm: 3 } }}>
    <Skeleton variant="text" width={120} sx={{ fontSize: '1rem', mb: 1 }} />
    <SkeletonRows rows={rows} end />
  </Card>
)

/** Skeleton of a wallet. */
export const WalletSkeleton = () => (
  <Stack sx={{ gap: { xs: 2, lg: 3 } }} aria-busy>
    <Summary />
    <Box sx={WALLET_AREAS}>
      <Part rows={6} />
      <Part rows={3} />
    </Box>
  </Stack>
)
