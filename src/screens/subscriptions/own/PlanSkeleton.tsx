import { Card, Skeleton, Stack } from '@mui/material'

/** Skeleton of a page about a plan. */
export const PlanSkeleton = () => (
  <Stack sx={{ gap: 2 }} aria-busy>
    <Card sx={{ p: 3 }}>
      <Skeleton variant="text" width={200} sx={{ fontSize: '1.5rem' }} />
      <Skeleton variant="text" width={320} sx={{ maxWidth: '100%' }} />
    </Card>
    <Skeleton variant="rounded" height={240} />
  </Stack>
)
