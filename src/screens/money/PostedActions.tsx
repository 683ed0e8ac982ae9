import DoneAll from '@mui/icons-material/DoneAllOutlined'
import { useRecordContext } from 'react-admin'
import { useEntity, useMay } from '../../admin/adminContext.tsx'
import { NamedActionButton } from '../../admin/show/NamedActionButton.tsx'
import type { ShownMap } from '../../model/entityMap.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import PrintRecord from '../printing/PrintRecord.tsx'
import { CorrectionAction } from './CorrectionAction.tsx'

type Posted = Partial<ShownMap['payments']> &
  Pick<ShownMap['openingBalances'], 'id' | 'reversalOf'> & { readonly settledAmount?: string | null }

/** Whether it is posted, not a reversal, and without settlements. */
const isOpen = ({ state = 'posted', reversalOf, settledAmount }: Posted): boolean =>
  state === 'posted' && reversalOf === null && Number(settledAmount ?? 0) === 0

/** Reverses a posted document; settles documents with the rest of a payment. */
const PostedActions = () => {
  const t = useAreaTexts('money')
  const { id: entity } = useEntity()
  const may = useMay()
  const record = useRecordContext<Posted>()
  if (entity !== 'payments' && entity !== 'moneyTransfers' && entity !== 'openingBalances') return null
  if (!record) return null
  const open = isOpen(record) && may(entity, 'approve')
  return (
    <>
      {open && entity === 'payments' && Number(record.unallocated ?? 0) > 0 && (
        <NamedActionButton
          path="/api/payments/{id}/allocate"
          label={t('money.allocate.button')}
          icon={<DoneAll />}
          done={t('money.allocate.done')}
        />
      )}
      {open && <CorrectionAction entity={entity} id={record.id} action="reverse" />}
      {entity === 'payments' && <PrintRecord />}
    </>
  )
}

export default PostedActions
