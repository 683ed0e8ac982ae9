import Gavel from '@mui/icons-material/GavelOutlined'
import { Box } from '@mui/material'
import { useLocaleState } from 'react-admin'
import type { Lot } from '../../../domain/auction/room.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatMoney } from '../../../providers/i18n/format.ts'
import { filterLots, priceOf } from '../../auctions/board/boardFilter.ts'
import { useBoard } from '../../auctions/board/useBoard.ts'
import { Countdown } from '../../auctions/live/Countdown.tsx'
import { BOARD_PATH, roomPath } from '../../auctions/paths.ts'
import { CarPicture } from '../../cars/CarPicture.tsx'
import { ActionLink } from '../parts/ActionLink.tsx'
import { Entries } from '../parts/Entries.tsx'
import { Entry } from '../parts/Entry.tsx'
import { Panel } from '../parts/Panel.tsx'

const LIVE = { group: 'live', sort: 'endingSoon', text: '', make: '', from: '', to: '' } as const

/** Decorative: the car's name is beside it. */
const Photo = ({ car }: Pick<Lot, 'car'>) => (
  <Box aria-hidden sx={{ width: 60, height: 45, flexShrink: 0, borderRadius: '8px', overflow: 'hidden', backgroundColor: 'var(--hover)' }}>
    <CarPicture image={car.image} car={car} size="thumb" alt="" />
  </Box>
)

/** The lots whose auctions end next, live. */
export const EndingSoon = () => {
  const t = useAreaTexts('home')
  const [locale] = useLocaleState()
  const { data, error, refetch } = useBoard()
  return (
    <Panel title={t('home.lists.endingSoon')} to={`${BOARD_PATH}?show=live`}>
      <Entries
        records={data && filterLots(data.lots, LIVE)}
        error={error}
        retry={refetch}
        empty={{
          icon: <Gavel />,
          text: t('home.empty.endingSoon'),
          action: <ActionLink to="/auctions/create" label={t('home.actions.auction')} right={['auctions', 'create']} />,
        }}
      >
        {(lot) => (
          <Entry
            key={lot.id}
            to={roomPath(lot.id)}
            icon={<Photo car={lot.car} />}
            primary={<bdi>{lot.car.label}</bdi>}
            secondary={<Countdown lot={lot} />}
            end={<bdi>{formatMoney(priceOf(lot), lot.currency, locale)}</bdi>}
            below={t('home.lists.bidCount', { smart_count: lot.bidCount })}
          />
        )}
      </Entries>
    </Panel>
  )
}
