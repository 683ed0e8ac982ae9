import Duplicate from '@mui/icons-material/ContentCopyOutlined'
import Return from '@mui/icons-material/KeyboardReturnOutlined'
import { RecordAction } from '../../admin/show/RecordAction.tsx'
import type { SlipSteps } from '../../domain/orders/slipSteps.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import type { Order } from './deliveries.ts'
import { useSlipAction } from './useSlipAction.ts'
import { useSlipSteps } from './useSlipSteps.ts'

const Copies = ({ order, possible }: SlipSteps & { readonly order: Order }) => {
  const texts = useAreaTexts('delivery')
  const { run, running } = useSlipAction(order.id)
  return (
    <>
      {possible.has('return') && (
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

/** Makes another slip of an order: a return, or a copy. Opens it as a proposal. */
const OrderCopies = () => {
  const slip = useSlipSteps()
  return slip?.possible.has('duplicate') ? <Copies {...slip} /> : null
}

export default OrderCopies
