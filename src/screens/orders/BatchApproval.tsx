import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined'
import { useEntity, useMay } from '../../admin/adminContext.tsx'
import { BulkQuestion } from '../../admin/bulk/BulkQuestion.tsx'
import { useMayBeSelected } from '../../admin/bulk/useSelected.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { APPROVALS } from './approvals.ts'
import { DELIVERIES, type Order } from './deliveries.ts'

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
  const isAny = useMayBeSelected<Order>()
  return (
    <>
      {may(id, 'approve') &&
        APPROVALS.filter(({ from }) => isAny(({ approval }) => from.includes(String(approval)))).map(({ action, Icon, title, texts }) => (
          <BulkQuestion key={action} action={action} texts={texts} label={`app.approval.${action}`} title={title} labelled>
            <Icon />
          </BulkQuestion>
        ))}
      {may(id, 'edit') && isAny(({ approval }) => approval === 'approved') && <Flow />}
    </>
  )
}

export default BatchApproval
