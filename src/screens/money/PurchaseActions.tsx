import { useRecordContext } from 'react-admin'
import type { ShownMap } from '../../model/entityMap.ts'
import { openOf, PayAction } from './PayAction.tsx'

/** Actions on a received invoice's page: pay it. */
const PurchaseActions = () => {
  const record = useRecordContext<ShownMap['purchases']>()
  if (!record?.currency) return null
  const { id, firm, kind, supplier, currency, netTotal, settledAmount } = record
  const direction = kind === 'creditNote' ? 'in' : 'out'
  const open = openOf(netTotal, settledAmount)
  return <PayAction document={{ entity: 'purchases', id, firm, customer: supplier, currency, direction, open }} />
}

export default PurchaseActions
