import Mail from '@mui/icons-material/ForwardToInboxOutlined'
import { Box, Button, Typography } from '@mui/material'
import { useLocaleState } from 'react-admin'
import type { ShownMap } from '../../../model/entityMap.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatDate } from '../../../providers/i18n/format.ts'
import type { Reminding } from './useReminding.ts'

interface Props extends Reminding {
  /** Undefined while loading. */
  readonly customer: ShownMap['customers'] | undefined
}

/** Mails one customer a reminder. Shows its outcome, or the time of the last reminder. */
export const RemindAction = ({ customer, busy, outcomes, remind }: Props) => {
  const t = useAreaTexts('money')
  const [locale] = useLocaleState()
  if (!customer) return null
  const outcome = outcomes.get(customer.id)
  const last = customer.remindedOn
  return (
    <Box sx={{ textAlign: 'end' }}>
      <Button size="small" startIcon={<Mail />} disabled={busy || outcome !== undefined} onClick={() => void remind([customer.id])}>
        {t('money.remind.button')}
      </Button>
      {(outcome !== undefined || last) && (
        <Typography variant="caption" component="div" color="text.secondary" role={outcome === undefined ? undefined : 'status'}>
          {outcome === undefined ? t('money.remind.last', { date: formatDate(last ?? '', locale) }) : t(`money.remind.outcome.${outcome}`)}
        </Typography>
      )}
    </Box>
  )
}

/** Mails reminders to all listed customers. */
export const RemindAll = ({ customers, busy, remind }: Reminding & { readonly customers: readonly string[] }) => {
  const t = useAreaTexts('money')
  return (
    <Box>
      <Button variant="contained" startIcon={<Mail />} disabled={busy} onClick={() => void remind(customers)}>
        {t('money.remind.all')}
      </Button>
    </Box>
  )
}
