import { Box, InputAdornment, TextField } from '@mui/material'
import { RecordContextProvider, ReferenceField } from 'react-admin'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { trimZeros } from '../parts/trimZeros.ts'
import type { Order } from './deliveries.ts'
import { LotInput } from './LotInput.tsx'
import type { LineFailure } from './useDelivery.ts'
import type { LineLots } from './useLots.ts'

interface Props {
  readonly line: Order['lines'][number]
  /** Maximum quantity, decimal text. */
  readonly most: string
  readonly kept: LineLots | undefined
  readonly leaves: boolean
  readonly quantity: string
  readonly lot: string
  readonly failure: LineFailure
  readonly onQuantity: (quantity: string) => void
  readonly onLot: (lot: string) => void
}

const Goods = ({ line }: Pick<Props, 'line'>) => {
  const source: keyof typeof line & string = (line.car ?? '') === '' ? 'material' : 'car'
  return (
    <RecordContextProvider value={line}>
      <ReferenceField source={source} reference={source === 'car' ? 'cars' : 'materials'} link={false} />
    </RecordContextProvider>
  )
}

const ROW = { display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 14rem' }, alignItems: 'center' } as const

/** One line of a delivery: goods, quantity, and lot or serial numbers if the material is tracked by them. */
export const DeliveryLine = ({ line, most, kept, leaves, quantity, lot, failure, onQuantity, onLot }: Props) => {
  const texts = useAreaTexts('delivery')
  return (
    <Box role="group" aria-labelledby={`line-${line.id}`} sx={ROW}>
      <Box id={`line-${line.id}`} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {line.lineNumber}.{' '}
        <bdi>
          <Goods line={line} />
        </bdi>
      </Box>
      <TextField
        size="small"
        value={quantity}
        error={failure.quantity !== undefined}
        helperText={failure.quantity}
        onChange={(event) => onQuantity(event.target.value)}
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
      {kept && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <LotInput kept={kept} leaves={leaves} line={line.lineNumber ?? 0} error={failure.lot} value={lot} onChange={onLot} />
        </Box>
      )}
    </Box>
  )
}
