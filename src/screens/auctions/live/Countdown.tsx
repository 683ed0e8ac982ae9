import Schedule from '@mui/icons-material/ScheduleOutlined'
import { Box } from '@mui/material'
import { useRef } from 'react'
import { useLocaleState } from 'react-admin'
import type { Lot } from '../../../domain/auction/room.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { direction } from '../../../providers/i18n/locales.ts'
import { useServerClock } from '../../../providers/realtime/realtimeContext.ts'
import { momentOf } from '../board/boardFilter.ts'
import { useVisible } from '../useVisible.ts'
import { countdownText, countdownWords, URGENT } from './countdown.ts'
import { useTicking } from './ticker.ts'

/** From this duration on Arabic shows days only in narrow places, days and hours elsewhere. */
const DAY_MS = 86_400_000

interface Props {
  readonly lot: Lot
  readonly large?: boolean
}

/** Time left by the server's clock. Doesn't tick outside the viewport. */
export const Countdown = ({ lot, large = false }: Props) => {
  const ref = useRef<HTMLSpanElement>(null)
  const visible = useVisible(ref)
  const clock = useServerClock()
  const t = useAreaTexts('bidding')
  const [locale] = useLocaleState()
  const running = lot.status === 'live' || lot.status === 'upcoming'
  const key = lot.status === 'live' ? 'endsIn' : 'startsIn'
  const left = () => Date.parse(momentOf(lot)) - clock.now()
  const isInWords = () => large && direction(locale) === 'rtl' && left() >= DAY_MS
  const text = useTicking(() => {
    if (!running) return t('bidding.lot.ended')
    if (left() <= 0) return t(lot.status === 'live' ? 'bidding.lot.ending' : 'bidding.lot.starting')
    return t(`bidding.lot.${key}`, { time: isInWords() ? countdownWords(left(), locale) : countdownText(left(), locale) })
  }, visible && running)
  const urgent = useTicking(() => lot.status === 'live' && left() < URGENT, visible && running)
  const words = running && left() > 0 ? t(`bidding.lot.${key}`, { time: countdownWords(left(), locale) }) : undefined
  return (
    <Box
      ref={ref}
      component="span"
      role="timer"
      aria-label={words}
      title={words}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
        fontWeight: urgent || large ? 600 : 400,
        lineHeight: 1.4,
        fontSize: large ? '0.9375rem' : '0.8125rem',
        color: urgent ? 'error.main' : 'text.secondary',
        '& svg': { fontSize: '1.15em' },
      }}
    >
      <Schedule aria-hidden />
      <bdi>{text}</bdi>
    </Box>
  )
}
