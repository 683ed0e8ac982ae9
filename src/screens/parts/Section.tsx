import { Card, Skeleton, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { ErrorState } from '../../ui/ErrorState.tsx'

interface Props {
  readonly title: string
  readonly pending: boolean
  /** Text of the error state; false without an error. */
  readonly failed: string | false
  readonly retry: () => void
  readonly children: ReactNode
}

/** A card of a page with its own loading and failed states. */
export const Section = ({ title, pending, failed, retry, children }: Props) => (
  <Card component="section" sx={{ p: { xs: 2, sm: 3 }, mt: { xs: 2, lg: 2.5 }, minWidth: 0 }}>
    <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
      {title}
    </Typography>
    {pending && <Skeleton variant="rounded" height={160} />}
    {failed !== false && <ErrorState size="line" text={failed} retry={retry} />}
    {children}
  </Card>
)
