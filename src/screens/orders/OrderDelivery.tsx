import { lazy, Suspense, useState } from 'react'
import { useRecordContext } from 'react-admin'
import { useEntity, useMay } from '../../admin/adminContext.tsx'
import { RecordAction } from '../../admin/show/RecordAction.tsx'
import { movable } from '../../domain/delivery.ts'
import { compareDecimal } from '../../model/values/decimal.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { DELIVERIES, type Delivery, type Order } from './deliveries.ts'

const DeliveryDialog = lazy(() => import('./DeliveryDialog.tsx'))

const canMove = ({ lines }: Order, { direction }: Delivery): boolean =>
  lines.some((line) => compareDecimal(movable(line, direction), '0') > 0)

/** Delivering an approved order, and taking deliveries back, on its page. */
const OrderDelivery = () => {
  const entity = useEntity()
  const may = useMay()
  const texts = useAreaTexts('delivery')
  const record = useRecordContext<Order>()
  const [open, setOpen] = useState<Delivery>()
  if (record?.approval !== 'approved' || !may(entity.id, 'edit')) return null
  const ways = (DELIVERIES[entity.id] ?? []).filter((way) => canMove(record, way))
  return (
    <>
      {ways.map((way) => (
        <RecordAction
          key={way.action}
          label={texts(`delivery.${way.action}`)}
          icon={<way.Icon />}
          primary={way.direction === 'deliver'}
          onClick={() => setOpen(way)}
        />
      ))}
      {open && (
        <Suspense>
          <DeliveryDialog order={record} delivery={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  )
}

export default OrderDelivery
