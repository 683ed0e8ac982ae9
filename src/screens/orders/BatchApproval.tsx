import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined'
import { useListContext } from 'react-admin'
import { useEntity, useMay } from '../../admin/adminContext.tsx'
import { BulkQuestion } from '../../admin/bulk/BulkQuestion.tsx'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { APPROVALS } from './approvals.ts'
import { DELIVERIES, type Order } from './deliveries.ts'

/** The selected orders on this page of the list, and whether others are selected on other pages. */
const useSelected = () => {
  const { selectedIds, data = [] } = useListContext<Order>()
  const states = new Set(data.filter(({ id }) => selectedIds.includes(id)).map(({ approval }) => String(approval)))
  const others = selectedIds.some((id) => !data.some((record) => record.id === id))
  return (from: readonly string[]): boolean => others || from.some((state) => states.has(state))
}

/** Delivers or receives the open quantities of the selected orders, and invoices deliveries; each order succeeds or fails by itself. */
const Flow = () => {
  const { id } = useEntity()
  const t = useAreaTexts('delivery')
  const [way] = DELIVERIES[id] ?? []
  const move = way?.action === 'receive' ? 'receive' : 'deliver'
  const texts = (name: 'deliver' | 'receive' | 'invoice') => ({ done: `delivery.batch.${name}Done`, failed: 'delivery.batch.failed' })
  return (
    <>
      {way && (
        <BulkQuestion
          action={move}
          texts={texts(move)}
          label={`delivery.batch.${move}`}
          title={`delivery.batch.${move}Title`}
          area={t}
          labelled
        >
          <way.Icon />
        </BulkQuestion>
      )}
      {id === 'salesOrders' && (
        <BulkQuestion
          action="invoice"
          data={{ what: 'delivered' }}
          texts={texts('invoice')}
          label="delivery.batch.invoice"
          title="delivery.batch.invoiceTitle"
          area={t}
          labelled
        >
          <ReceiptLong />
        </BulkQuestion>
      )}
    </>
  )
}

/** Approves or rejects the selected orders, delivers and invoices approved ones. A failing order does not stop the others (`PRODUCT.md E8`). */
const BatchApproval = () => {
  const { id } = useEntity()
  const may = useMay()
  const isAny = useSelected()
  return (
    <>
      {may(id, 'approve') &&
        APPROVALS.filter(({ from }) => isAny(from)).map(({ action, Icon, title, texts }) => (
          <BulkQuestion key={action} action={action} texts={texts} label={`app.approval.${action}`} title={title} labelled>
            <Icon />
          </BulkQuestion>
        ))}
      {may(id, 'edit') && isAny(['approved']) && <Flow />}
    </>
  )
}

export default BatchApproval
