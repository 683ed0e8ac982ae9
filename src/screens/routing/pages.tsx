import { type ComponentType, lazy } from 'react'
import { Route } from 'react-router'
import { type HubRoute, PAGES } from './routes.ts'
import { ViewPage } from './ViewPage.tsx'

const LookupManage = lazy(() => import('../lookups/LookupManage.tsx'))
const MyAccount = lazy(() => import('../account/MyAccount.tsx'))
const WhyRight = lazy(() => import('../access/WhyRight.tsx'))
const MyFirm = lazy(() => import('../firms/MyFirm.tsx'))
const Settings = lazy(() => import('../settings/Settings.tsx'))
const SetupPage = lazy(() => import('../setup/SetupPage.tsx'))

/** By location: what stands there instead of the generated view. */
const BESPOKE: Readonly<Record<string, ComponentType>> = {
  '/-/AvailableCarsBidding': lazy(() => import('../auctions/board/Board.tsx')),
  '/-/AvailableCarsBidding/{id}': lazy(() => import('../auctions/room/Room.tsx')),
  '/-/WalletManage': lazy(() => import('../wallets/OwnWallets.tsx')),
}

const elementAt = ({ to, view }: HubRoute) => {
  const Bespoke = BESPOKE[to]
  if (Bespoke) return <Bespoke />
  return view && <ViewPage key={to} view={view} />
}

const pattern = (to: string): string => to.replaceAll(/\{(\w+)\}/g, ':$1')

/** Routes of all pages that are no resource's. */
export const pages = (
  <>
    {PAGES.filter(({ view }) => view).map((route) => (
      <Route key={route.to} path={pattern(route.to)} element={elementAt(route)} />
    ))}
    <Route path="/-/LookupManage" element={<LookupManage />} />
    <Route path="/-/MyAccount" element={<MyAccount />} />
    <Route path="/-/WhyRight" element={<WhyRight />} />
    <Route path="/-/MyFirm" element={<MyFirm />} />
    <Route path="/-/Settings" element={<Settings />} />
    <Route path="/-/Setup" element={<SetupPage />} />
  </>
)
