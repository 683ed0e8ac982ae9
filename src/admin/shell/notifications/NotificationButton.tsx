import { Box } from '@mui/material'
import { lazy, Suspense } from 'react'
import { useMay } from '../../adminContext.tsx'

const NotificationBell = lazy(() => import('./NotificationBell.tsx'))

/** The bell of the bar, where the model has notifications; its place is kept until it is there. */
export const NotificationButton = () =>
  useMay()('notifications', 'list') ? (
    <Suspense fallback={<Box sx={{ width: 40, height: 40, flexShrink: 0 }} />}>
      <NotificationBell />
    </Suspense>
  ) : null
