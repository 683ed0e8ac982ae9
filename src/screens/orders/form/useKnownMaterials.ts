import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useEntity } from '../../../admin/adminContext.tsx'
import { useFormValues } from '../../../admin/form/entityForm.ts'
import { useHub } from '../../../admin/hub.ts'
import type { slipCalls } from '../../../domain/orders/calls.ts'
import { NO_MATERIAL } from '../../../domain/orders/materialFacts.ts'
import type { BodyOf } from '../../../model/calls/callContract.ts'
import { today } from '../../parts/today.ts'
import { KnownMaterials, type OrderEntity, type Row, textIn } from './slipLines.ts'

type Call = (typeof slipCalls)['salesOrders' | 'purchaseOrders']['facts']
type Body = BodyOf<Call>

const SLIP_TYPES: readonly Body['slipType'][] = ['sale', 'salesReturn', 'retailSale', 'retailSalesReturn', 'purchase', 'purchaseReturn']

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Id of the material that a row takes values from; for a car or a price without a material, the placeholder for none. */
const materialOf = (row: Row): readonly string[] => {
  const material = textIn(row, 'material')
  if (material !== null) return [material]
  return textIn(row, 'car') === null && textIn(row, 'price') === null ? [] : [NO_MATERIAL]
}

/** Fetches facts about the materials of all lines in one request, again whenever these or the slip's head change. */
export const useKnownMaterials = (rows: readonly Row[], onKnown: (known: KnownMaterials) => void): KnownMaterials | undefined => {
  const hub = useHub()
  const entity = useEntity()
  const [slipType, customer, currency, warehouse, date] = useFormValues<OrderEntity>(
    ...(['slipType', 'customer', 'currency', 'warehouse', 'date'] as const),
  )
  const materials = [...new Set(rows.flatMap(materialOf))].toSorted()
  const head = {
    slipType: SLIP_TYPES.find((one) => one === slipType) ?? (entity.id === 'purchaseOrders' ? 'purchase' : 'sale'),
    ...{ customer: text(customer), currency: text(currency), warehouse: text(warehouse), date: text(date) ?? today() },
  } as const
  const { data } = useQuery({
    queryKey: [entity.id, 'materialFacts', head, materials],
    enabled: materials.length > 0,
    staleTime: 30_000,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const path = entity.id === 'purchaseOrders' ? '/api/purchaseOrders/materialFacts' : '/api/salesOrders/materialFacts'
      return new KnownMaterials(await hub.call<Call>('POST', path, { body: { ...head, materials }, keepsUndo: true, signal }), head.date)
    },
  })
  useEffect(() => {
    if (data) onKnown(data)
  }, [data, onKnown])
  return data
}
