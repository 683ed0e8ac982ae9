import FactCheck from '@mui/icons-material/FactCheckOutlined'
import Gavel from '@mui/icons-material/GavelOutlined'
import LocalShipping from '@mui/icons-material/LocalShippingOutlined'
import PlaylistAdd from '@mui/icons-material/PlaylistAddOutlined'
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined'
import RequestQuote from '@mui/icons-material/RequestQuoteOutlined'
import { Chip } from '@mui/material'
import type { ReactElement } from 'react'
import { useLocaleState } from 'react-admin'
import { listAddress } from '../../../admin/home/listAddress.ts'
import { chipColor } from '../../../admin/StateChip.tsx'
import type { Waiting } from '../../../domain/dashboard.ts'
import { COUNTED } from '../../../domain/dashboardPeriod.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatRelativeTime } from '../../../providers/i18n/formatRelativeTime.ts'
import { TintedIcon } from '../../../ui/TintedIcon.tsx'
import { BOARD_PATH } from '../../auctions/paths.ts'
import { useAmounts } from '../figures/texts.ts'
import { Entries } from '../parts/Entries.tsx'
import { Entry } from '../parts/Entry.tsx'
import { Panel } from '../parts/Panel.tsx'
import { useDashboard } from '../useDashboard.ts'

interface BadgePlace {
  readonly icon: ReactElement
  readonly to: string
}

/** Page of each kind of decision. */
const PLACES: Readonly<Record<string, BadgePlace>> = {
  salesOrders: { icon: <ReceiptLong />, to: listAddress('/salesOrders', { approval: 'proposal' }) },
  purchaseOrders: { icon: <LocalShipping />, to: listAddress('/purchaseOrders', { approval: 'proposal' }) },
  demands: { icon: <PlaylistAdd />, to: listAddress('/demands', { status: 'proposal' }) },
  walletRequests: { icon: <RequestQuote />, to: '/wallets' },
  auctions: { icon: <Gavel />, to: `${BOARD_PATH}?show=decide` },
}

const Count = ({ count }: Pick<Waiting, 'count'>) => {
  const { count: text } = useAmounts()
  return (
    <Chip
      size="small"
      color={chipColor('caution')}
      label={<bdi>{count > COUNTED ? `${text(COUNTED)}+` : text(count)}</bdi>}
      sx={{ minWidth: 32 }}
    />
  )
}

/** Number of records that await the user's decision, by kind. */
export const WaitingPanel = () => {
  const t = useAreaTexts('home')
  const [locale] = useLocaleState()
  const { data, error, refetch } = useDashboard()
  return (
    <Panel title={t('home.lists.waiting')}>
      <Entries
        records={data?.waiting.filter(({ count }) => count > 0)}
        error={error}
        retry={refetch}
        empty={{ icon: <FactCheck />, text: t('home.empty.waiting') }}
      >
        {({ name, count, since }) => (
          <Entry
            key={name}
            to={PLACES[name]?.to}
            icon={<TintedIcon>{PLACES[name]?.icon}</TintedIcon>}
            primary={t(`home.waiting.${name}`)}
            secondary={since ? t('home.lists.oldest', { time: formatRelativeTime(since, locale, Date.now()) }) : ''}
            end={<Count count={count} />}
          />
        )}
      </Entries>
    </Panel>
  )
}
