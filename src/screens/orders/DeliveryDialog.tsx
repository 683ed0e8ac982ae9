import { Alert, Stack } from '@mui/material'
import { useState } from 'react'
import { DayField } from '../../admin/form/DayField.tsx'
import { movable } from '../../domain/delivery.ts'
import { stockDirection } from '../../domain/slipTypes.ts'
import { quantityOfPieces, serialsIn } from '../../domain/stock/serials.ts'
import { compareDecimal } from '../../model/values/decimal.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { today } from '../parts/today.ts'
import { trimZeros } from '../parts/trimZeros.ts'
import { DeliveryLine } from './DeliveryLine.tsx'
import { type Delivery, type Order, textKeyOf } from './deliveries.ts'
import { useDelivery } from './useDelivery.ts'
import { type LineLots, useLots } from './useLots.ts'

interface Props {
  readonly order: Order
  readonly delivery: Delivery
  readonly onClose: () => void
}

type ByLine = Readonly<Record<string, string>>

const movingRows = ({ lines }: Order, { direction }: Delivery) =>
  lines.map((line, position) => ({ line, position, most: movable(line, direction) })).filter(({ most }) => compareDecimal(most, '0') > 0)

/** The quantity of the serial numbers; undefined for lots, and without a number. */
const quantityBySerials = (kept: LineLots | undefined, lot: string): string | undefined => {
  const quantity = kept?.tracking === 'serial' ? quantityOfPieces(serialsIn(lot).length, kept.pieces) : undefined
  return quantity && trimZeros(quantity)
}

/** The entered quantities and lots. The quantities are initially all that is open; serial numbers set that of their line. */
const useLineInputs = (rows: ReturnType<typeof movingRows>, kept: ReturnType<typeof useLots>) => {
  const [quantities, setQuantities] = useState<ByLine>(() => Object.fromEntries(rows.map(({ line, most }) => [line.id, trimZeros(most)])))
  const [lots, setLots] = useState<ByLine>({})
  const chooseLot = (id: string, lot: string) => {
    setLots({ ...lots, [id]: lot })
    const quantity = quantityBySerials(kept.get(id), lot)
    if (quantity !== undefined) setQuantities({ ...quantities, [id]: quantity })
  }
  const chooseQuantity = (id: string, quantity: string) => setQuantities({ ...quantities, [id]: quantity })
  return { quantities, lots, chooseLot, chooseQuantity }
}

/** Only lines that are open in this dialog: others may have delivered some since it was opened. */
const sentOf = (rows: ReturnType<typeof movingRows>, quantities: ByLine): ByLine =>
  Object.fromEntries(rows.map(({ line: { id } }) => [id, (quantities[id] ?? '').trim().replace(',', '.') || '0']))

/** Asks for day, quantities and lots of a delivery. */
const DeliveryDialog = ({ order, delivery, onClose }: Props) => {
  const texts = useAreaTexts('delivery')
  const { move, running, failure } = useDelivery(order, delivery, texts)
  const kept = useLots(order, delivery)
  const rows = movingRows(order, delivery)
  const [date, setDate] = useState(today)
  const { quantities, lots, chooseLot, chooseQuantity } = useLineInputs(rows, kept)
  const submit = async () => {
    if (await move({ date, quantities: sentOf(rows, quantities), lots })) onClose()
  }
  const word = texts(textKeyOf(order, delivery))
  return (
    <FormDialog
      title={word}
      yes={word}
      no={texts(delivery.direction === 'takeBack' ? 'delivery.keep' : 'delivery.cancel')}
      size="sm"
      busy={running}
      incomplete={rows.length === 0}
      error={rows.length === 0 ? undefined : failure?.message}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2, pt: 1 }}>
        <DayField
          autoFocus
          label={texts('delivery.date')}
          helperText={texts('delivery.dateHelp')}
          mistake={failure?.date}
          value={date}
          onChange={setDate}
        />
        {rows.length === 0 && <Alert severity="info">{texts('delivery.nothing')}</Alert>}
        {rows.map(({ line, position, most }) => (
          <DeliveryLine
            key={line.id}
            {...{ line, most }}
            kept={kept.get(line.id)}
            leaves={stockDirection(order.slipType) < 0}
            quantity={quantities[line.id] ?? ''}
            lot={lots[line.id] ?? ''}
            failure={failure?.lines[position] ?? {}}
            onQuantity={(quantity) => chooseQuantity(line.id, quantity)}
            onLot={(lot) => chooseLot(line.id, lot)}
          />
        ))}
      </Stack>
    </FormDialog>
  )
}

export default DeliveryDialog
