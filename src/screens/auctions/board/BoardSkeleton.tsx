import { Box, Card, Skeleton, Stack } from '@mui/material'
import { CARDS } from './cardGrid.ts'

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

const CardSkeleton = () => (
  <Card>
    <Skeleton variant="rectangular" sx={{ aspectRatio: '16 / 10', height: 'auto' }} />
    <Stack sx={{ p: 2, gap: 1.5 }}>
      <Box>
        <Skeleton variant="text" width="70%" sx={{ fontSize: '0.9375rem' }} />
        <Skeleton variant="text" width="65%" sx={{ fontSize: '0.8125rem' }} />
        <Skeleton variant="text" width="40%" sx={{ fontSize: '0.8125rem' }} />
      </Box>
      <Box>
        <Skeleton variant="text" width="45%" sx={{ fontSize: '0.75rem' }} />
        <Skeleton variant="text" width="40%" sx={{ fontSize: '1.25rem' }} />
      </Box>
      <Skeleton variant="rounded" width="60%" height={24} />
      <Skeleton variant="rounded" sx={{ height: 'var(--control)' }} />
    </Stack>
  </Card>
)

/** Skeleton of the board. */
export const BoardSkeleton = () => (
  <Stack sx={{ gap: 1.5 }} aria-busy>
    <Skeleton variant="rounded" sx={{ width: 'min(480px, 100%)', height: 40 }} />
    <Skeleton variant="rounded" sx={{ height: 'var(--control)' }} />
    <Skeleton variant="text" width={64} />
    <Box sx={CARDS}>
      {PLACES.map((key) => (
        <CardSkeleton key={key} />
      ))}
    </Box>
  </Stack>
)
