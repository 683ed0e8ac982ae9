import MoreTime from '@mui/icons-material/MoreTime'
import { Alert, Typography } from '@mui/material'
import type { Lot } from '../../../domain/auction/room.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { intlLocale } from '../../../providers/i18n/format.ts'
import { momentOf } from '../board/boardFilter.ts'

const keyOf = ({ status }: Lot): string => {
  if (status === 'upcoming') return 'startsAtTime'
  return status === 'live' ? 'endsAt' : 'endedAt'
}

/** When it begins or ends, to the second, in the user's time zone; and that a late bid has moved the end (`PRODUCT.md A5`). */
export const MomentLine = ({ lot, locale }: { readonly lot: Lot; readonly locale: string }) => {
  const t = useAreaTexts('bidding')
  const time = new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(momentOf(lot)))
  if (lot.extended && lot.status === 'live')
    return (
      <Alert severity="warning" icon={<MoreTime fontSize="inherit" />} role="presentation">
        {t('bidding.room.extendedText', { time })}
      </Alert>
    )
  return (
    <Typography variant="body2" color="text.secondary">
      {t(`bidding.room.${keyOf(lot)}`, { time })}
    </Typography>
  )
}
