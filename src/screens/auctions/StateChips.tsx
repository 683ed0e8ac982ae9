import CheckCircle from '@mui/icons-material/CheckCircle'
import EmojiEvents from '@mui/icons-material/EmojiEvents'
import HighlightOff from '@mui/icons-material/HighlightOff'
import LockOpen from '@mui/icons-material/LockOpen'
import LockOutlined from '@mui/icons-material/LockOutlined'
import MoreTime from '@mui/icons-material/MoreTime'
import Person from '@mui/icons-material/Person'
import Sensors from '@mui/icons-material/Sensors'
import TrendingUp from '@mui/icons-material/TrendingUp'
import { Chip, type ChipProps } from '@mui/material'
import type { ReactElement } from 'react'
import type { Lot, LotStatus, OwnState, ReserveState } from '../../domain/auction/room.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { STATUS_COLOR } from './statusColor.ts'

type Color = ChipProps['color']

interface Look {
  readonly color: Color
  readonly icon: ReactElement
}

const OWN: Readonly<Record<Exclude<OwnState, 'none'>, Look>> = {
  leading: { color: 'success', icon: <CheckCircle /> },
  outbid: { color: 'error', icon: <TrendingUp /> },
  won: { color: 'success', icon: <EmojiEvents /> },
  lost: { color: 'default', icon: <HighlightOff /> },
}

const RESERVE: Readonly<Record<Exclude<ReserveState, 'none'>, Look>> = {
  met: { color: 'success', icon: <LockOpen /> },
  notMet: { color: 'warning', icon: <LockOutlined /> },
}

const SMALL = { size: 'small', sx: { fontWeight: 600, maxWidth: '100%' } } as const

/** Where the user stands, in words and a sign besides its colour. */
export const OwnChip = ({ own }: { readonly own: Lot['own'] }) => {
  const t = useAreaTexts('bidding')
  if (own.state !== 'none') return <Chip {...SMALL} {...OWN[own.state]} label={t(`bidding.lot.own.${own.state}`)} />
  if (own.seller) return <Chip {...SMALL} icon={<Person />} label={t('bidding.lot.own.seller')} />
  return null
}

export const StatusChip = ({ status }: { readonly status: LotStatus }) => (
  <Chip
    {...SMALL}
    color={STATUS_COLOR[status]}
    icon={status === 'live' ? <Sensors /> : undefined}
    label={useAreaTexts('bidding')(`bidding.lot.status.${status}`)}
  />
)

/** The reserve itself is nobody's business (`PRODUCT.md A4`). */
export const ReserveChip = ({ reserve }: { readonly reserve: ReserveState }) => {
  const t = useAreaTexts('bidding')
  if (reserve === 'none') return <Chip {...SMALL} variant="outlined" label={t('bidding.lot.reserveNone')} />
  const text = t(reserve === 'met' ? 'bidding.lot.reserveMet' : 'bidding.lot.reserveNotMet')
  return <Chip {...SMALL} {...RESERVE[reserve]} variant="outlined" label={text} />
}

export const ExtendedChip = () => (
  <Chip {...SMALL} color="warning" icon={<MoreTime />} label={useAreaTexts('bidding')('bidding.lot.extended')} />
)
