import { useState } from 'react'
import { DayField } from '../../../admin/form/DayField.tsx'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { ReasonDialog } from '../../../ui/ReasonDialog.tsx'
import { today } from '../../parts/today.ts'
import { useMoneyCall } from '../useMoneyCall.ts'

/** Paths of errors that inputs show. */
const SHOWN = ['date']

interface Props {
  readonly entity: 'payments' | 'moneyTransfers' | 'openingBalances' | 'invoices'
  readonly id: string
  /** Named action of the API, called with a day and a reason. */
  readonly action: 'reverse' | 'credit'
  readonly onClose: () => void
}

/** Asks for the day and the reason of a reversal or credit note. */
const CorrectionDialog = ({ entity, id, action, onClose }: Props) => {
  const t = useAreaTexts('money')
  const [date, setDate] = useState(today)
  const { send, busy, refused } = useMoneyCall(entity, t(`money.${action}.done`), SHOWN)
  const submit = async (reason: string) => {
    const body = { date, ...(reason && { reason }) }
    if (await send((hub) => hub.call('POST', `/api/${entity}/{id}/${action}`, { params: { id }, body }))) onClose()
  }
  return (
    <ReasonDialog
      title={t(`money.${action}.title`)}
      text={t(`money.${action}.text`)}
      yes={t(`money.${action}.button`)}
      label={t('money.reason')}
      busy={busy}
      error={refused.message}
      onYes={(reason) => void submit(reason)}
      onClose={onClose}
    >
      <DayField label={t('money.date')} mistake={refused.fields.date} value={date} onChange={setDate} />
    </ReasonDialog>
  )
}

export default CorrectionDialog
