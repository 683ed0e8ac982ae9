import { useLocation } from 'react-router'
import { LayoutFrame } from '../../appearance/layouts/LayoutFrame.tsx'
import type { LayoutSlots } from '../../appearance/layouts/slots.ts'
import { RouteLayout } from '../../appearance/layouts/useLayoutType.ts'
import { routeOf } from './addresses.ts'

/** The layout that is set, or the one that the page's route asks for. */
export const HubFrame = (slots: LayoutSlots) => {
  const { pathname } = useLocation()
  return (
    <RouteLayout value={routeOf(pathname)?.route.layout}>
      <LayoutFrame {...slots} />
    </RouteLayout>
  )
}
