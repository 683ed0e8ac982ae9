import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { useMay } from '../../../admin/adminContext.tsx'
import { useHub } from '../../../admin/hub.ts'
import type { RowsBelowProps } from '../../../admin/screens.ts'
import { useRecordsById } from '../../../admin/useRecords.ts'
import type { stockCalls } from '../../../domain/stock/calls.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { Quantity } from '../../parts/Quantity.tsx'

const LEVELS = ['onHand', 'reserved', 'available'] as const

const NOTHING = { onHand: '0', reserved: '0', available: '0' } as const

const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** Codes of the main units of materials, by material. */
const useMainUnits = (ids: readonly string[]): ReadonlyMap<string, string> => {
  const materials = useRecordsById('materials', ids)
  const units = useRecordsById(
    'mainUnits',
    [...materials.values()].map(({ mainUnit }) => mainUnit),
  )
  const pairs = [...materials.values()].flatMap(({ id, mainUnit }) => {
    const code = units.get(mainUnit)?.subUnits.find(({ isMain }) => isMain === true)?.code
    return code ? [[id, code] as const] : []
  })
  const key = JSON.stringify(pairs)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same pairs are the same map, or the lines would be computed without end
  return useMemo(() => new Map(pairs), [key])
}

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

/** Below the lines of a stock document: what there is of the present line's material in the warehouse. */
export const GoodsBelow = ({ rows, active, onKnown }: RowsBelowProps) => {
  const t = useAreaTexts('stock')
  const warehouse = textIn(useWatch({ name: 'warehouse' }))
  const units = useMainUnits(rows.flatMap((row) => textIn(row.material) ?? []))
  useEffect(() => onKnown(units), [units, onKnown])
  const material = textIn(rows[active]?.material)
  const levels = useLevels(material, warehouse)
  return (
    <Box aria-live="polite" sx={{ mt: 1.5, minHeight: 20, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}>
      {levels &&
        LEVELS.map((name) => (
          <Typography key={name} variant="body2" color="text.secondary">
            {t(`stock.${name}`)}{' '}
            <Box component="span" sx={{ color: 'text.primary' }}>
              <Quantity value={levels[name]} /> <bdi>{units.get(material ?? '')}</bdi>
            </Box>
          </Typography>
        ))}
    </Box>
  )
}
