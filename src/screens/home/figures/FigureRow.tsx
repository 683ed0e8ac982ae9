import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import type { Dashboard } from '../../../domain/dashboard.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { FIGURES } from '../parts/grid.ts'
import { useDashboard } from '../useDashboard.ts'
import { FigureError, FigureSkeleton } from './FigureCard.tsx'

interface Props {
  /** Number of cards. */
  readonly count: number
  readonly children: (dashboard: Dashboard) => ReactNode
}

/** A row of figures, with skeletons while loading and a retry button on failure. */
export const FigureRow = ({ count, children }: Props) => {
  const { data, error, refetch } = useDashboard()
  const places = Array.from({ length: count }, (_, index) => index)
  if (data) return <Box sx={FIGURES}>{children(data)}</Box>
  return (
    <Box sx={FIGURES}>
      {places.map((place) =>
        error ? (
          <FigureError key={place}>
            <ErrorState size="part" retry={refetch} />
          </FigureError>
        ) : (
          <FigureSkeleton key={place} />
        ),
      )}
    </Box>
  )
}
