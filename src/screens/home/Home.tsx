import { Box, Stack, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Title, useGetIdentity, useTranslate } from 'react-admin'
import { useAdmin, useMay } from '../../admin/adminContext.tsx'
import { CountCard, NumberCard } from '../../admin/home/CountCard.tsx'
import { LatestRecords } from '../../admin/home/LatestRecords.tsx'
import { type ListFilter, listAddress } from '../../admin/home/listAddress.ts'
import { useNames } from '../../admin/names.ts'
import { mayVisit } from '../../model/policy.ts'
import { CarsPanel } from './CarsPanel.tsx'
import { RecentChanges } from './RecentChanges.tsx'
import { SalesPanel } from './SalesPanel.tsx'
import { useDashboard } from './useDashboard.ts'

const DAY_MS = 24 * 60 * 60 * 1000

interface Counted {
  readonly entity: string
  /** Text `app.home.<label>`; without one the entity's name. */
  readonly label?: string
  readonly filter?: ListFilter
}

/** What an Admin looks at in the morning. `until` is a day from now. */
const forAdmins = (until: string): readonly Counted[] => [
  { entity: 'salesOrders', label: 'ordersWaiting', filter: { approval: 'proposal' } },
  { entity: 'purchaseOrders', label: 'purchaseOrdersWaiting', filter: { approval: 'proposal' } },
  { entity: 'walletRequests', label: 'walletRequests', filter: { status: 'pending' } },
  { entity: 'auctions', label: 'auctionsEnding', filter: { status: 'live', endsAt: { lte: until } } },
  { entity: 'customers' },
  { entity: 'cars' },
]

/** What is a Dealer's own: the server shows them no others. */
const FOR_DEALERS: readonly Counted[] = [
  { entity: 'bids', label: 'leadingBids', filter: { status: 'leading' } },
  { entity: 'bids', label: 'outbidBids', filter: { status: 'outbid' } },
  { entity: 'cars', label: 'ownCars' },
  { entity: 'auctions', label: 'liveAuctions', filter: { status: 'live' } },
]

const LowStock = () => {
  const translate = useTranslate()
  const { data, isPending } = useDashboard()
  const short = data?.lowStock
  if (short === null) return null
  const value = isPending ? undefined : short === undefined ? null : String(short.length)
  const to = listAddress('/materials', short && short.length > 0 ? { id: short } : {})
  return <NumberCard label={translate('app.home.lowStock')} icon="Inventory" to={to} value={value} />
}

const Counts = ({ of, children }: { readonly of: readonly Counted[]; readonly children?: ReactNode }) => {
  const translate = useTranslate()
  const names = useNames()
  const may = useMay()
  const { model } = useAdmin()
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))' }}>
      {of.map(({ entity: id, label, filter }) => {
        const entity = model.entities[id]
        if (!entity || !may(id, 'list')) return null
        const text = label === undefined ? names.entity(entity, 2) : translate(`app.home.${label}`)
        return <CountCard key={`${id} ${label}`} entity={id} label={text} filter={filter} />
      })}
      {children}
    </Box>
  )
}

const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
}

const AdminHome = () => {
  const translate = useTranslate()
  const may = useMay()
  const sums = mayVisit('dashboard', useAdmin().subject)
  const [until] = useState(() => new Date(Date.now() + DAY_MS).toISOString())
  return (
    <>
      <Counts of={forAdmins(until)}>{sums && <LowStock />}</Counts>
      <Box sx={COLUMNS}>
        {sums && may('salesOrders', 'list') && <SalesPanel />}
        {may('cars', 'list') && <CarsPanel />}
        {may('postings', 'list') && (
          <LatestRecords
            entity="postings"
            title={translate('app.home.postings')}
            fields={['at', 'kind', 'amount']}
            empty="app.home.noPostings"
          />
        )}
        {may('auditEntries', 'list') && <RecentChanges />}
      </Box>
    </>
  )
}

const DealerHome = () => {
  const translate = useTranslate()
  const may = useMay()
  return (
    <>
      <Counts of={FOR_DEALERS} />
      <Box sx={COLUMNS}>
        {may('bids', 'list') && (
          <LatestRecords
            entity="bids"
            title={translate('app.home.ownBids')}
            fields={['at', 'auction', 'amount', 'status']}
            empty="app.home.noBids"
          />
        )}
        {may('cars', 'list') && <CarsPanel />}
        {may('wallets', 'list') && (
          <LatestRecords
            entity="wallets"
            title={translate('app.menu.wallet')}
            fields={['currency', 'balance', 'held']}
            to="/-/WalletManage"
            empty="app.home.noWallet"
          />
        )}
        {may('subscriptions', 'list') && (
          <LatestRecords
            entity="subscriptions"
            title={translate('app.menu.mySubscriptionPlan')}
            fields={['plan', 'status', 'renewalDate']}
            to="/-/MySubscriptionPlan"
            empty="app.home.noPlan"
          />
        )}
      </Box>
    </>
  )
}

/** The start page: what an Admin needs in the morning, what a Dealer has. */
const Home = () => {
  const translate = useTranslate()
  const { subject } = useAdmin()
  const { data } = useGetIdentity()
  return (
    <Stack sx={{ gap: 2, py: 2, px: { xs: 1, sm: 0 } }}>
      <Title title={translate('app.menu.home')} />
      <Box>
        <Typography variant="h5" component="p">
          {translate('app.home.welcome', { name: data?.fullName ?? '' })}
        </Typography>
        <Typography color="text.secondary">{translate('app.home.subtitle')}</Typography>
      </Box>
      {subject.roles.includes('Admin') ? <AdminHome /> : <DealerHome />}
    </Stack>
  )
}

export default Home
