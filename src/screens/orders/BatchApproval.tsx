import { useListContext } from 'react-admin'
import { useEntity, useMay } from '../../admin/adminContext.tsx'
import { BulkQuestion } from '../../admin/bulk/BulkQuestion.tsx'
import { APPROVALS } from './approvals.ts'

/** Decides about the selected orders at once; one that fails does not stop the rest (`PRODUCT.md E8`). */
const BatchApproval = () => {
  const entity = useEntity()
  const may = useMay()
  const { selectedIds, data = [] } = useListContext()
  if (!may(entity.id, 'approve')) return null
  const states = new Set(data.filter(({ id }) => selectedIds.includes(id)).map(({ approval }) => String(approval)))
  // Records of other pages, which may be anything.
  const others = selectedIds.some((id) => !data.some((record) => record.id === id))
  return APPROVALS.filter(({ from }) => others || from.some((state) => states.has(state))).map(({ action, Icon, title, texts }) => (
    <BulkQuestion key={action} action={action} texts={texts} label={`app.approval.${action}`} title={title} labelled>
      <Icon />
    </BulkQuestion>
  ))
}

export default BatchApproval
