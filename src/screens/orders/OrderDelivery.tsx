import { Suspense, useState } from 'react'
import { useEntity } from '../../admin/adminContext.tsx'
import { RecordAction } from '../../admin/show/RecordAction.tsx'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { DELIVERIES, type Delivery, textKeyOf } from './deliveries.ts'
import { useSlipSteps } from './useSlipSteps.ts'

const DeliveryDialog = lazy(() => import('./DeliveryDialog.tsx'))

/** Delivers an approved order, and cancels deliveries. */
const OrderDelivery = () => {
  const entity = useEntity()
  const texts = useAreaTexts('delivery')
  const slip = useSlipSteps()
  const [open, setOpen] = useState<Delivery>()
  if (!slip) return null
  const { order, possible, primary } = slip
  const ways = (DELIVERIES[entity.id] ?? []).filter(({ direction }) => possible.has(direction))
  return (
    <>
      {ways.map((way) => (
        <RecordAction
          key={way.action}
          label={texts(textKeyOf(order, way))}
          icon={<way.Icon />}
          primary={way.direction === primary}
          onClick={() => setOpen(way)}
        />
      ))}
      {open && (
        <Suspense>
          <DeliveryDialog order={order} delivery={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  )
}

export default OrderDelivery
