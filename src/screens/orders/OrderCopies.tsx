import Duplicate from '@mui/icons-material/ContentCopyOutlined'
import Return from '@mui/icons-material/KeyboardReturnOutlined'
import { useRecordContext } from 'react-admin'
import { useEntity, useMay } from '../../admin/adminContext.tsx'
import { RecordAction } from '../../admin/show/RecordAction.tsx'
import { returnTypeOf } from '../../domain/slipTypes.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import type { Order } from './deliveries.ts'
import { useSlipAction } from './useSlipAction.ts'

const isReturnable = ({ slipType, approval, lines }: Order): boolean =>
  returnTypeOf(slipType) !== undefined &&
  approval === 'approved' &&
  lines.some(({ deliveredQuantity }) => Number(deliveredQuantity ?? 0) > 0)

const Copies = ({ order }: { readonly order: Order }) => {
  const texts = useAreaTexts('delivery')
  const { run, running } = useSlipAction(order.id)
  return (
    <>
      {isReturnable(order) && (
        <RecordAction
          label={texts('delivery.slip.return')}
          icon={<Return />}
          disabled={running}
          onClick={() => void run('return', texts('delivery.slip.returned'))}
        />
      )}
      <RecordAction
        label={texts('delivery.slip.duplicate')}
        icon={<Duplicate />}
        disabled={running}
        onClick={() => void run('duplicate', texts('delivery.slip.duplicated'))}
      />
    </>
  )
}

/** Another slip from an order, on its page: the return of its goods, or the same once more; it is opened as a proposal. */
const OrderCopies = () => {
  const entity = useEntity()
  const may = useMay()
  const record = useRecordContext<Order>()
  return record && may(entity.id, 'create') ? <Copies order={record} /> : null
}

export default OrderCopies
