import { useLocation } from 'react-router-dom'
import { useAdmin } from '../../admin/adminContext.tsx'
import { LayoutFrame } from '../../appearance/layouts/LayoutFrame.tsx'
import type { LayoutSlots } from '../../appearance/layouts/slots.ts'
import { RouteLayout } from '../../appearance/layouts/useLayoutType.ts'
import { addressesOf } from './addresses.ts'

/** The page in the layout of its route, or the user's layout. */
export const HubFrame = (slots: LayoutSlots) => {
  const { pathname } = useLocation()
  const { model } = useAdmin()
  return (
    <RouteLayout value={addressesOf(model).routeOf(pathname)?.route.layout}>
      <LayoutFrame {...slots} />
    </RouteLayout>
  )
}
