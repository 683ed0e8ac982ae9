import { useEntity, useMay } from '../../admin/adminContext.tsx'
import { BulkQuestion } from '../../admin/bulk/BulkQuestion.tsx'
import { APPROVALS } from './approvals.ts'

/** Decides about the selected orders at once; one that fails does not stop the rest (`PRODUCT.md E8`). */
const BatchApproval = () => {
  const entity = useEntity()
  const may = useMay()
  if (!may(entity.id, 'approve')) return null
  return APPROVALS.map(({ action, Icon, title, texts }) => (
    <BulkQuestion key={action} action={action} texts={texts} label={`app.approval.${action}`} title={title} labelled>
      <Icon />
    </BulkQuestion>
  ))
}

export default BatchApproval
