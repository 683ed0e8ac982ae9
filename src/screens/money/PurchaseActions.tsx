import { useRecordContext } from 'react-admin'
import type { ShownMap } from '../../model/entityMap.ts'
import { openOf, PayAction } from './PayAction.tsx'

/** Paying a received invoice. */
const PurchaseActions = () => {
  const record = useRecordContext<ShownMap['purchases']>()
  if (!record?.currency) return null
  const { id, kind, supplier, currency, netTotal, settledAmount } = record
  const direction = kind === 'creditNote' ? 'in' : 'out'
  return (
    <PayAction document={{ entity: 'purchases', id, customer: supplier, currency, direction, open: openOf(netTotal, settledAmount) }} />
  )
}

export default PurchaseActions
