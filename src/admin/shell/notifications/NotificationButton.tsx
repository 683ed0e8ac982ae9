import { Box } from '@mui/material'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useMay } from '../../adminContext.tsx'
import { whenIdle } from '../../whenIdle.ts'

const NotificationBell = lazy(() => import('./NotificationBell.tsx'))

const Place = () => <Box sx={{ width: 40, height: 40, flexShrink: 0 }} />

/** Fetched after the page has loaded: nothing waits for it. */
const Bell = () => {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return idle ? <NotificationBell /> : <Place />
}

/** The bell of the bar, where the model has notifications; its place is kept until it is there. */
export const NotificationButton = () =>
  useMay()('notifications', 'list') ? (
    <Suspense fallback={<Place />}>
      <Bell />
    </Suspense>
  ) : null
