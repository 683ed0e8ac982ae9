import DoneAll from '@mui/icons-material/DoneAllOutlined'
import { useRecordContext } from 'react-admin'
import { useMay } from '../../admin/adminContext.tsx'
import { NamedActionButton } from '../../admin/show/NamedActionButton.tsx'
import { moneyText } from '../../domain/money/hundredths.ts'
import { openAmount } from '../../domain/money/openAmount.ts'
import type { ShownMap } from '../../model/entityMap.ts'
import { lockIn } from '../../model/records/recordLock.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import PrintRecord from '../printing/PrintRecord.tsx'
import { CorrectionAction } from './CorrectionAction.tsx'
import { PayAction } from './PayAction.tsx'
import { PayFromWallet } from './received/PayFromWallet.tsx'

/** Actions on an invoice's page. Received: pay it from the wallet. Issued: pay or credit it; a credit note is refunded or settles other invoices. */
const InvoiceActions = () => {
  const t = useAreaTexts('money')
  const may = useMay()
  const record = useRecordContext<ShownMap['invoices']>()
  if (!record) return null
  const { id, firm, kind, customer, currency } = record
  const open = moneyText(openAmount(record))
  const isNote = kind === 'creditNote'
  if (lockIn(record)?.code === 'sharedRecord')
    return (
      <>
        <PayFromWallet invoice={record} open={open} />
        <PrintRecord />
      </>
    )
  return (
    <>
      <PayAction document={{ entity: 'invoices', id, firm, customer, currency, direction: isNote ? 'out' : 'in', open }} />
      {isNote && Number(open) > 0 && may('invoices', 'approve') && (
        <NamedActionButton
          path="/api/invoices/{id}/apply"
          label={t('money.apply.button')}
          icon={<DoneAll />}
          done={t('money.apply.done')}
        />
      )}
      {!isNote && may('invoices', 'approve') && <CorrectionAction entity="invoices" id={id} action="credit" />}
      <PrintRecord />
    </>
  )
}

export default InvoiceActions
