import Archive from '@mui/icons-material/ArchiveOutlined'
import Gavel from '@mui/icons-material/GavelOutlined'
import Key from '@mui/icons-material/KeyOutlined'
import Print from '@mui/icons-material/PrintOutlined'
import Sell from '@mui/icons-material/SellOutlined'
import Unarchive from '@mui/icons-material/UnarchiveOutlined'
import type { ComponentType } from 'react'
import { Button, useCreatePath, useNavigate } from 'react-admin'
import { useMay } from '../../admin/adminContext.tsx'
import { startState } from '../../admin/form/start/startState.ts'
import { NamedActionButton } from '../../admin/show/NamedActionButton.tsx'
import { RecordAction } from '../../admin/show/RecordAction.tsx'
import { useRecords, useShownRecord } from '../../admin/useRecords.ts'
import type { carCalls } from '../../domain/cars/calls.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'

/** Prints a car's page. */
const PrintCar = () => {
  const t = useAreaTexts('inventory')
  return (
    <Button label={t('inventory.car.print')} onClick={() => print()}>
      <Print />
    </Button>
  )
}

type Move = keyof typeof carCalls

/** Manual changes of a car's status; auctions make all others (`PRODUCT.md A14`). */
const MOVES: readonly {
  readonly action: Move
  readonly from: string
  readonly right: 'edit' | 'approve'
  readonly Icon: ComponentType
}[] = [
  { action: 'archive', from: 'inStock', right: 'edit', Icon: Archive },
  { action: 'restock', from: 'archived', right: 'edit', Icon: Unarchive },
  { action: 'handOver', from: 'sold', right: 'approve', Icon: Key },
]

/** Opens a new sales order with the car on its first line (`PRODUCT.md E16`). */
const SellCar = ({ id }: { readonly id: string }) => {
  const texts = useAreaTexts('inventory')
  const navigate = useNavigate()
  const path = useCreatePath()
  const record = { lines: [{ lineNumber: 1, lineType: 'material', car: id, quantity: '1' }] }
  const sell = () => navigate(path({ resource: 'salesOrders', type: 'create' }), { state: startState(record) })
  return <RecordAction label={texts('inventory.car.sell')} icon={<Sell />} onClick={sell} />
}

/** Offers the car at auction, or opens its pending offer (`PRODUCT.md A15`). */
const OfferCar = ({ id }: { readonly id: string }) => {
  const texts = useAreaTexts('inventory')
  const navigate = useNavigate()
  const path = useCreatePath()
  const filter = { car: id, status: ['submitted', 'accepted'] } as const
  const { data } = useRecords('carOffers', { filter, sort: { field: 'createdAt', order: 'DESC' }, limit: 1 })
  const [open] = data ?? []
  const create = () => navigate(path({ resource: 'carOffers', type: 'create' }), { state: startState({ car: id }) })
  const show = (offer: string) => navigate(path({ resource: 'carOffers', type: 'show', id: offer }))
  return (
    <RecordAction
      label={texts(open ? 'inventory.car.openOffer' : 'inventory.car.offer')}
      icon={<Gavel />}
      onClick={() => (open ? show(open.id) : create())}
    />
  )
}

/** Actions on a car's page. */
const CarActions = () => {
  const may = useMay()
  const texts = useAreaTexts('inventory')
  const record = useShownRecord('cars')
  return (
    <>
      {record?.status === 'inStock' && may('salesOrders', 'create') && <SellCar id={record.id} />}
      {record?.status === 'inStock' && may('carOffers', 'create') && <OfferCar id={record.id} />}
      {MOVES.filter(({ from, right }) => record?.status === from && may('cars', right)).map(({ action, Icon }) => (
        <NamedActionButton<(typeof carCalls)[Move]>
          key={action}
          path={`/api/cars/{id}/${action}`}
          label={texts(`inventory.car.${action}`)}
          icon={<Icon />}
          done={texts(`inventory.car.done.${action}`)}
        />
      ))}
      <PrintCar />
    </>
  )
}

export default CarActions
