import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined'
import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import EmojiEvents from '@mui/icons-material/EmojiEventsOutlined'
import Gavel from '@mui/icons-material/GavelOutlined'
import HighlightOff from '@mui/icons-material/HighlightOffOutlined'
import type { ReactElement } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { listAddress } from '../../../admin/home/listAddress.ts'
import { useRecordsById } from '../../../admin/useRecords.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatMoney } from '../../../providers/i18n/format.ts'
import { TintedIcon, type Tone } from '../../../ui/TintedIcon.tsx'
import { BOARD_PATH, roomPath } from '../../auctions/paths.ts'
import { ActionLink } from '../parts/ActionLink.tsx'
import { Entries } from '../parts/Entries.tsx'
import { Entry } from '../parts/Entry.tsx'
import { Panel } from '../parts/Panel.tsx'
import { RelativeTime } from '../parts/RelativeTime.tsx'
import { useShortList } from './useShortList.ts'

const OTHER: readonly [Tone, ReactElement] = ['neutral', <Gavel key="icon" />]

/** Outcome of a bid. */
const SIGNS: Readonly<Record<string, readonly [Tone, ReactElement]>> = {
  leading: ['good', <CheckCircle key="icon" />],
  won: ['good', <EmojiEvents key="icon" />],
  outbid: ['danger', <ArrowUpward key="icon" />],
  lost: ['neutral', <HighlightOff key="icon" />],
}

/** The newest bids that the user may see: a Dealer's own, or all. */
export const LatestBids = ({ title }: { readonly title: string }) => {
  const t = useAreaTexts('home')
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const list = useShortList('bids', { field: 'at', order: 'DESC' })
  const auctions = useRecordsById('auctions', list.records?.map(({ auction }) => auction) ?? [])
  return (
    <Panel title={title} to={listAddress('/bids')}>
      <Entries
        {...list}
        empty={{
          icon: <Gavel />,
          text: t('home.empty.bids'),
          action: <ActionLink to={BOARD_PATH} label={t('home.actions.board')} right={['auctions', 'list']} />,
        }}
      >
        {({ id, auction, at, amount, status }) => {
          const [tone, icon] = SIGNS[status ?? ''] ?? OTHER
          const lot = auctions.get(auction)
          return (
            <Entry
              key={id}
              to={roomPath(auction)}
              icon={<TintedIcon tone={tone}>{icon}</TintedIcon>}
              primary={lot?.name ? <bdi>{lot.name}</bdi> : t('home.lists.auction')}
              secondary={translate(`resources.bids.options.status.${status}`, { _: status })}
              end={<bdi>{formatMoney(amount, lot?.currency, locale)}</bdi>}
              below={<RelativeTime at={at} />}
            />
          )
        }}
      </Entries>
    </Panel>
  )
}
