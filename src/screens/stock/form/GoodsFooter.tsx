import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMay } from '../../../admin/adminContext.tsx'
import { useFormValues } from '../../../admin/form/entityForm.ts'
import { useHub } from '../../../admin/hub.ts'
import type { RowsBelowProps } from '../../../admin/screens.ts'
import type { stockCalls } from '../../../domain/stock/calls.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { Quantity } from '../../parts/Quantity.tsx'
import type { GoodsField } from './goodsRows.ts'
import { useMaterialUnits } from './useMaterialUnits.ts'

const LEVELS = ['onHand', 'reserved', 'available'] as const

const NOTHING = { onHand: '0', reserved: '0', available: '0' } as const

const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

const useLevels = (material: string | undefined, warehouse: string | undefined) => {
  const hub = useHub()
  const may = useMay()
  const { data } = useQuery({
    queryKey: ['materialTransactions', 'availability', material],
    queryFn: () => hub.call<typeof stockCalls.availability>('GET', '/api/materials/{id}/availability', { params: { id: material ?? '' } }),
    enabled: material !== undefined && warehouse !== undefined && may('materialTransactions', 'list'),
    retry: false,
  })
  return data && (data.find((place) => place.warehouse === warehouse) ?? NOTHING)
}

interface Props extends RowsBelowProps {
  readonly of: GoodsField
}

/** Below the lines: stock of the active line's material in the warehouse. */
export const GoodsFooter = ({ rows, active, onKnown, of }: Props) => {
  const t = useAreaTexts('stock')
  const [place] = useFormValues<'stockDocuments' | 'demands'>('warehouse')
  const warehouse = textIn(place)
  const units = useMaterialUnits(rows.flatMap((row) => textIn(row[of]) ?? []))
  useEffect(() => onKnown(units), [units, onKnown])
  const material = textIn(rows[active]?.[of])
  const levels = useLevels(material, warehouse)
  return (
    <Box aria-live="polite" sx={{ mt: 1.5, minHeight: 20, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}>
      {levels &&
        LEVELS.map((name) => (
          <Typography key={name} variant="body2" color="text.secondary">
            {t(`stock.${name}`)}{' '}
            <Box component="span" sx={{ color: 'text.primary' }}>
              <Quantity value={levels[name]} /> <bdi>{units.get(material ?? '')?.main}</bdi>
            </Box>
          </Typography>
        ))}
    </Box>
  )
}
