import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined'
import EmojiEvents from '@mui/icons-material/EmojiEvents'
import { Alert, AlertTitle, Button } from '@mui/material'
import { LinkBase, useLocaleState } from 'react-admin'
import { toneColor, useTones } from '../../../admin/StateChip.tsx'
import { useRecords } from '../../../admin/useRecords.ts'
import type { Lot } from '../../../domain/auction/room.ts'
import type { Tone } from '../../../model/entitySchema.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatDateTime } from '../../../providers/i18n/format.ts'
import { decideUntil } from '../decideUntil.ts'
import { OWN_TONES } from '../tones.ts'
import { useMoney } from '../useMoney.ts'

/** To the deal of a sold lot, for its buyer and seller: what is owed, and what comes next. */
const DealLink = ({ auction }: { readonly auction: string }) => {
  const t = useAreaTexts('bidding')
  const { data } = useRecords('deals', { filter: { auction }, sort: { field: 'wonAt', order: 'DESC' }, limit: 1 })
  const deal = data?.[0]
  if (!deal) return null
  return (
    <Button component={LinkBase} to={`/deals/${deal.id}/show`} variant="contained" sx={{ alignSelf: 'flex-start' }}>
      {t('bidding.room.openDeal')}
    </Button>
  )
}

interface BannerText {
  readonly tone: Tone
  readonly icon?: React.ReactNode
  readonly title?: string
  readonly text?: string
}

const useResult = (lot: Lot): BannerText | undefined => {
  const t = useAreaTexts('bidding')
  const [locale] = useLocaleState()
  const amount = useMoney(lot.currency)(lot.price)
  const tone = useTones({ entity: 'auctions', field: 'status' })(lot.status) ?? 'hint'
  if (lot.status === 'sold') return { tone, text: t('bidding.room.soldText', { amount }) }
  if (lot.status === 'unsold') return { tone, text: t('bidding.room.unsoldText') }
  if (lot.status !== 'pendingApproval' && lot.status !== 'reserveNotMet') return undefined
  const text = t('bidding.room.waitingText', { time: formatDateTime(decideUntil(lot), locale) })
  return { tone, title: t(`bidding.lot.status.${lot.status}`), text }
}

const useRefusal = ({ own, status }: Lot): BannerText | undefined => {
  const t = useAreaTexts('bidding')
  if (own.seller || own.refusal === 'ownCar')
    return { tone: 'hint', title: t('bidding.lot.own.seller'), text: t('bidding.room.ownCarText') }
  if (status === 'upcoming') return { tone: 'hint', text: t('bidding.room.notLiveText') }
  return undefined
}

const useOwn = (lot: Lot): BannerText | undefined => {
  const t = useAreaTexts('bidding')
  const money = useMoney(lot.currency)
  const { state, maximum } = lot.own
  const title = t(`bidding.lot.own.${state}`)
  const tone = OWN_TONES[state] ?? 'hint'
  if (state === 'leading') return { tone, title, text: t('bidding.room.leadingText', { amount: money(maximum) }) }
  if (state === 'won')
    return {
      tone,
      icon: <EmojiEvents fontSize="inherit" />,
      title,
      text: t('bidding.room.wonText', { amount: money(lot.price) }),
    }
  if (state === 'lost') return { tone, title, text: t('bidding.room.lostText', { amount: money(lot.price) }) }
  if (state !== 'outbid') return undefined
  const text = lot.minimumNextBid === null ? undefined : t('bidding.room.outbidText', { amount: money(lot.minimumNextBid) })
  return { tone, icon: <ArrowUpward fontSize="inherit" />, title, text }
}

/** The user's standing, the auction's result with the deal that followed, or why the user can't bid. */
export const OwnBanner = ({ lot }: { readonly lot: Lot }) => {
  const own = useOwn(lot)
  const result = useResult(lot)
  const refusal = useRefusal(lot)
  const banners = [
    own,
    own && lot.status !== 'pendingApproval' && lot.status !== 'reserveNotMet' ? undefined : result,
    own || result ? undefined : refusal,
  ]
  const shown = banners.map(
    (each) =>
      each && (
        <Alert key={`${each.tone} ${each.title} ${each.text}`} severity={toneColor(each.tone)} icon={each.icon} role="presentation">
          {each.title !== undefined && <AlertTitle sx={{ mb: each.text === undefined ? 0 : undefined }}>{each.title}</AlertTitle>}
          {each.text}
        </Alert>
      ),
  )
  return (
    <>
      {shown}
      {lot.status === 'sold' && (lot.own.state === 'won' || lot.own.seller) && <DealLink auction={lot.id} />}
    </>
  )
}
