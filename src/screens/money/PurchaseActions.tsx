import { useRecordContext } from 'react-admin'
import { moneyText } from '../../domain/money/hundredths.ts'
import { openAmount } from '../../domain/money/openAmount.ts'
import type { ShownMap } from '../../model/entityMap.ts'
import { PayAction } from './PayAction.tsx'

/** Actions on a received invoice's page: pay it. */
const PurchaseActions = () => {
  const record = useRecordContext<ShownMap['purchases']>()
  if (!record?.currency) return null
  const { id, firm, kind, supplier, currency } = record
  const direction = kind === 'creditNote' ? 'in' : 'out'
  const open = moneyText(openAmount(record))
  return <PayAction document={{ entity: 'purchases', id, firm, customer: supplier, currency, direction, open }} />
}

export default PurchaseActions
