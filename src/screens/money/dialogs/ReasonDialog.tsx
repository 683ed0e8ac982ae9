import { Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { DayField } from '../../../admin/form/DayField.tsx'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { today } from '../../parts/today.ts'
import { useMoneyCall } from '../useMoneyCall.ts'

interface Props {
  readonly entity: 'payments' | 'moneyTransfers' | 'openingBalances' | 'invoices'
  readonly id: string
  /** Named action that takes a day and a reason. */
  readonly action: 'reverse' | 'credit'
  readonly onClose: () => void
}

/** Takes a document back: on which day, and why. */
const ReasonDialog = ({ entity, id, action, onClose }: Props) => {
  const t = useAreaTexts('money')
  const [date, setDate] = useState(today)
  const [reason, setReason] = useState('')
  const { send, busy, refused } = useMoneyCall(entity, t(`money.${action}.done`))
  const submit = async () => {
    const body = { date, ...(reason && { reason }) }
    if (await send((hub) => hub.call('POST', `/api/${entity}/{id}/${action}`, { params: { id }, body }))) onClose()
  }
  return (
    <FormDialog
      title={t(`money.${action}.title`)}
      text={t(`money.${action}.text`)}
      yes={t(`money.${action}.button`)}
      tone="error"
      busy={busy}
      error={refused.message}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2, pt: 1 }}>
        <TextField autoFocus label={t('money.reason')} value={reason} onChange={({ target }) => setReason(target.value)} />
        <DayField label={t('money.date')} helperText={refused.fields.date} value={date} onChange={setDate} />
      </Stack>
    </FormDialog>
  )
}

export default ReasonDialog
