import Warehouse from '@mui/icons-material/WarehouseOutlined'
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useMay } from '../../../admin/adminContext.tsx'
import { useHub } from '../../../admin/hub.ts'
import { useShownRecord } from '../../../admin/useRecords.ts'
import type { stockCalls } from '../../../domain/stock/calls.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Quantity } from '../../parts/Quantity.tsx'
import { Section } from '../../parts/Section.tsx'
import { WarehouseName } from './RecordName.tsx'
import StockCard from './StockCard.tsx'

/** Stock in one warehouse; quantities are decimal text in the main unit. */
type Place = AnswerOf<typeof stockCalls.availability>[number]

const QUANTITIES = ['onHand', 'reserved', 'available'] as const

const Places = ({ places }: { readonly places: readonly Place[] }) => {
  const t = useAreaTexts('stock')
  if (places.length === 0) return <EmptyState size="line" icon={<Warehouse />} text={t('stock.empty')} />
  return (
    <TableContainer tabIndex={0}>
      <Table size="small" aria-label={t('stock.title')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('stock.warehouse')}</TableCell>
            {QUANTITIES.map((name) => (
              <TableCell key={name} align="right">
                {t(`stock.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {places.map((place) => (
            <TableRow key={place.warehouse}>
              <TableCell>
                <WarehouseName id={place.warehouse} />
              </TableCell>
              {QUANTITIES.map((name) => (
                <TableCell key={name} align="right">
                  <Quantity value={place[name]} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

const Levels = ({ material }: { readonly material: string }) => {
  const t = useAreaTexts('stock')
  const hub = useHub()
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['materialTransactions', 'availability', material],
    queryFn: () => hub.call<typeof stockCalls.availability>('GET', '/api/materials/{id}/availability', { params: { id: material } }),
    retry: false,
  })
  return (
    <>
      <Section title={t('stock.title')} pending={isPending} failed={isError && t('stock.failed')} retry={() => void refetch()}>
        {data && <Places places={data} />}
      </Section>
      {data && data.length > 0 && <StockCard material={material} warehouses={data.map(({ warehouse }) => warehouse)} />}
    </>
  )
}

/** Stock of the material by warehouse (`PRODUCT.md E10`). Renders nothing if its stock is not tracked, or the user may not see movements. */
export const Stock = () => {
  const record = useShownRecord('materials')
  const may = useMay()
  if (!record?.countable || !may('materialTransactions', 'list')) return null
  return <Levels material={record.id} />
}
