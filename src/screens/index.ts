import { lazy } from 'react'
import type { Screens } from '../admin/screens.ts'

/** Which generated view or field each bespoke screen replaces. */
export const screens: Screens = {
  cars: { show: lazy(() => import('./cars/CarShow.tsx')) },
}
