import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined'
import CheckCircle from '@mui/icons-material/CheckCircle'
import EmojiEvents from '@mui/icons-material/EmojiEvents'
import HighlightOff from '@mui/icons-material/HighlightOff'
import LockOpen from '@mui/icons-material/LockOpen'
import LockOutlined from '@mui/icons-material/LockOutlined'
import MoreTime from '@mui/icons-material/MoreTime'
import Person from '@mui/icons-material/Person'
import Sensors from '@mui/icons-material/Sensors'
import { Chip, Typography } from '@mui/material'
import type { ReactElement } from 'react'
import { chipColor, useTones } from '../../admin/StateChip.tsx'
import type { Lot, LotStatus, OwnState, ReserveState } from '../../domain/auction/room.ts'
import { type Texts, useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { PictureLabel } from '../parts/PictureLabel.tsx'
import { OWN_TONES, RESERVE_TONES } from './tones.ts'

const OWN: Readonly<Record<Exclude<OwnState, 'none'>, ReactElement>> = {
  leading: <CheckCircle />,
  outbid: <ArrowUpward />,
  won: <EmojiEvents />,
  lost: <HighlightOff />,
}

const RESERVE: Readonly<Record<ReserveState, ReactElement | undefined>> = { none: undefined, met: <LockOpen />, notMet: <LockOutlined /> }

const SMALL = { size: 'small', sx: { maxWidth: '100%' } } as const

/** The user's standing as a colour, an icon and a word. */
export const OwnChip = ({ own }: { readonly own: Lot['own'] }) => {
  const t = useAreaTexts('bidding')
  if (own.state !== 'none')
    return <Chip {...SMALL} color={chipColor(OWN_TONES[own.state])} icon={OWN[own.state]} label={t(`bidding.lot.own.${own.state}`)} />
  if (own.seller) return <Chip {...SMALL} icon={<Person />} label={t('bidding.lot.own.seller')} />
  return null
}

const STATUS = { entity: 'auctions', field: 'status' } as const

export const StatusChip = ({ status }: { readonly status: LotStatus }) => (
  <Chip
    {...SMALL}
    color={chipColor(useTones(STATUS)(status))}
    icon={status === 'live' ? <Sensors /> : undefined}
    label={useAreaTexts('bidding')(`bidding.lot.status.${status}`)}
  />
)

const reserveText = (t: Texts, reserve: ReserveState): string => t(`bidding.lot.reserve${RESERVE_KEYS[reserve]}`)

const RESERVE_KEYS = { none: 'None', met: 'Met', notMet: 'NotMet' } as const satisfies Readonly<Record<ReserveState, string>>

/** The reserve itself stays private (`PRODUCT.md A4`). */
export const ReserveChip = ({ reserve }: { readonly reserve: ReserveState }) => {
  const label = reserveText(useAreaTexts('bidding'), reserve)
  return <Chip {...SMALL} color={chipColor(RESERVE_TONES[reserve])} icon={RESERVE[reserve]} label={label} />
}

/** The same as plain text, for narrow places. */
export const ReserveText = ({ reserve, block = false }: { readonly reserve: ReserveState; readonly block?: boolean }) => {
  const label = reserveText(useAreaTexts('bidding'), reserve)
  return (
    <Typography
      variant="caption"
      component={block ? 'div' : 'span'}
      noWrap
      title={label}
      color={reserve === 'met' ? 'success.main' : 'text.secondary'}
      sx={{ minWidth: 0 }}
    >
      {label}
    </Typography>
  )
}

/** The status on a lot's picture. */
export const StatusMark = ({ status }: { readonly status: LotStatus }) => (
  <PictureLabel tone={useTones(STATUS)(status)}>{useAreaTexts('bidding')(`bidding.lot.status.${status}`)}</PictureLabel>
)

export const ExtendedMark = () => <PictureLabel icon={<MoreTime />}>{useAreaTexts('bidding')('bidding.lot.extended')}</PictureLabel>

export const ExtendedChip = () => (
  <Chip {...SMALL} color={chipColor('caution')} icon={<MoreTime />} label={useAreaTexts('bidding')('bidding.lot.extended')} />
)
