import { Box, InputAdornment, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { RecordContextProvider, ReferenceField } from 'react-admin'
import { DayField } from '../../admin/form/DayField.tsx'
import { movable } from '../../domain/delivery.ts'
import { compareDecimal } from '../../model/values/decimal.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { trimZeros } from '../parts/trimZeros.ts'
import type { Delivery, Order } from './deliveries.ts'
import { useDelivery } from './useDelivery.ts'

interface Props {
  readonly order: Order
  readonly delivery: Delivery
  readonly onClose: () => void
}

const today = (): string => new Date().toLocaleDateString('sv')

/** How much of each line of an order moves, initially everything that can, and on which day. */
const DeliveryDialog = ({ order, delivery, onClose }: Props) => {
  const texts = useAreaTexts('delivery')
  const { move, running, failure } = useDelivery(order, delivery, texts)
  const rows = order.lines
    .map((line, position) => ({ line, position, most: movable(line, delivery.direction) }))
    .filter(({ most }) => compareDecimal(most, '0') > 0)
  const [date, setDate] = useState(today)
  const [quantities, setQuantities] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(rows.map(({ line, most }) => [line.id, trimZeros(most)])),
  )
  const submit = async () => {
    const sent = Object.fromEntries(Object.entries(quantities).map(([id, text]) => [id, text.trim().replace(',', '.') || '0']))
    if (await move({ date, quantities: sent })) onClose()
  }
  return (
    <FormDialog
      title={texts(`delivery.${delivery.action}`)}
      yes={texts(`delivery.${delivery.action}`)}
      no={texts('delivery.cancel')}
      size="sm"
      busy={running}
      error={failure?.message}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2, pt: 1 }}>
        <DayField autoFocus label={texts('delivery.date')} helperText={texts('delivery.dateHelp')} value={date} onChange={setDate} />
        {rows.map(({ line, position, most }) => (
          <Box key={line.id} sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 14rem' }, alignItems: 'center' }}>
            <Box id={`line-${line.id}`} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {line.lineNumber}.{' '}
              <RecordContextProvider value={line}>
                <ReferenceField source="material" reference="materials" link={false} />
              </RecordContextProvider>
            </Box>
            <TextField
              size="small"
              value={quantities[line.id] ?? ''}
              error={failure?.lines[position] !== undefined}
              helperText={failure?.lines[position]}
              onChange={(event) => setQuantities({ ...quantities, [line.id]: event.target.value })}
              slotProps={{
                htmlInput: { inputMode: 'decimal', dir: 'ltr', 'aria-label': texts('delivery.quantity', { line: line.lineNumber }) },
                input: {
                  endAdornment: (
                    <InputAdornment position="end">
                      {texts('delivery.remaining', { quantity: trimZeros(most), unit: line.unit ?? '' })}
                    </InputAdornment>
                  ),
                },
              }}
            />
          </Box>
        ))}
      </Stack>
    </FormDialog>
  )
}

export default DeliveryDialog
