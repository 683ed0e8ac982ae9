import { Box, Card, Skeleton, Stack } from '@mui/material'
import { WALLET_AREAS } from './walletAreas.ts'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f']

const Summary = () => (
  <Card sx={{ p: { xs: 2, sm: 3 } }}>
    <Skeleton variant="text" width={72} />
    <Skeleton variant="text" width={200} sx={{ fontSize: '2.25rem' }} />
    <Skeleton variant="text" width={160} sx={{ mb: 3 }} />
    <Skeleton variant="rounded" height={44} />
  </Card>
)

/** Rows of a name and an amount. */
export const RowsSkeleton = ({ rows = 3 }: { readonly rows?: number }) => (
  <Stack sx={{ gap: 2, py: 1 }} aria-busy>
    {ROWS.slice(0, rows).map((key) => (
      <Stack key={key} direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
        <Box sx={{ flex: 1 }}>
          <Skeleton variant="text" width="60%" />
          <Skeleton variant="text" width="40%" sx={{ fontSize: '0.75rem' }} />
        </Box>
        <Skeleton variant="text" width={72} />
      </Stack>
    ))}
  </Stack>
)

const Part = ({ rows }: { readonly rows: number }) => (
  <Card sx={{ p: { xs: 2, sm: 3 } }}>
    <Skeleton variant="text" width={120} sx={{ fontSize: '1rem', mb: 1 }} />
    <RowsSkeleton rows={rows} />
  </Card>
)

/** A wallet in the shape in which it comes. */
export const WalletSkeleton = () => (
  <Stack sx={{ gap: { xs: 2, lg: 3 } }} aria-busy>
    <Summary />
    <Box sx={WALLET_AREAS}>
      <Part rows={6} />
      <Part rows={3} />
    </Box>
  </Stack>
)
