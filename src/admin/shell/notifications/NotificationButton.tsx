import { Box } from '@mui/material'
import { Suspense, useEffect, useState } from 'react'
import { lazy } from '../../../ui/lazy/lazy.tsx'
import { useMay } from '../../adminContext.tsx'
import { whenIdle } from '../../whenIdle.ts'

const NotificationBell = lazy(() => import('./NotificationBell.tsx'))

const Place = () => <Box sx={{ width: 40, height: 40, flexShrink: 0 }} />

/** Loads the bell after the page. */
const Bell = () => {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return idle ? <NotificationBell /> : <Place />
}

/** The bell in the bar, if the model has notifications. Reserves its place until it is loaded. */
export const NotificationButton = () =>
  useMay()('notifications', 'list') ? (
    <Suspense fallback={<Place />}>
      <Bell />
    </Suspense>
  ) : null
