import { Box, Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { ListContext, useLocaleState, useTranslate } from 'react-admin'
import { useMay } from '../../admin/adminContext.tsx'
import { useHub } from '../../admin/hub.ts'
import type { stockCalls } from '../../domain/stock/calls.ts'
import type { Entered, ShownMap } from '../../model/entityMap.ts'
import { compareDecimal } from '../../model/values/decimal.ts'
import { formatDecimal } from '../../providers/i18n/format.ts'
import { trimZeros } from '../parts/trimZeros.ts'

type Material = Entered<ShownMap['materials']>

/** Fetches the stock of all rows of a page in one request. */
const useLevels = (ids: readonly string[]) => {
  const hub = useHub()
  return useQuery({
    queryKey: ['materialTransactions', 'onHand', ...ids],
    queryFn: () => hub.call<typeof stockCalls.onHand>('GET', '/api/materials/on-hand', { query: { ids } }),
    enabled: ids.length > 0,
    retry: false,
  })
}

const toneOf = (quantity: string, minimum: unknown): string | undefined => {
  if (quantity.startsWith('-')) return 'error.main'
  return typeof minimum === 'string' && compareDecimal(quantity, minimum) < 0 ? 'warning.main' : undefined
}

interface Props {
  readonly value: unknown
  readonly record?: Material
}

/** Stock of a material: red if negative, amber below its minimum (`PRODUCT.md E10`). */
const OnHand = ({ value, record }: Props) => {
  const may = useMay()
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const rows: readonly Material[] = use(ListContext)?.data ?? []
  const ids = rows.filter(({ countable }) => countable === true).map(({ id }) => String(id))
  const id = String(record?.id ?? '')
  const counted = value === true && ids.includes(id) && may('materialTransactions', 'list')
  const { data, isPending } = useLevels(counted ? ids : [])
  if (!record) return <>{translate(value === true ? 'app.list.yes' : 'app.list.no')}</>
  if (counted && isPending) return <Skeleton width={48} sx={{ marginInlineStart: 'auto' }} />
  const quantity = counted ? data?.[id] : undefined
  if (quantity === undefined) return <Box component="span">–</Box>
  return (
    <Box component="bdi" sx={{ color: toneOf(quantity, record.minimumStock), fontVariantNumeric: 'tabular-nums' }}>
      {formatDecimal(trimZeros(quantity), locale)}
    </Box>
  )
}

export default OnHand
