import Warehouse from '@mui/icons-material/WarehouseOutlined'
import { Box, Card, Skeleton, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useLocaleState, useReference } from 'react-admin'
import { useAdmin, useMay } from '../../admin/adminContext.tsx'
import { useHub } from '../../admin/hub.ts'
import { useShownRecord } from '../../admin/useRecords.ts'
import type { stockCalls } from '../../domain/stock/calls.ts'
import type { AnswerOf } from '../../model/calls/callContract.ts'
import { recordLabel } from '../../model/recordLabel.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { formatDecimal } from '../../providers/i18n/format.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { trimZeros } from '../parts/trimZeros.ts'

/** As `GET /api/materials/<id>/availability` answers; quantities are decimal text in the main unit. */
type Place = AnswerOf<typeof stockCalls.availability>[number]

const QUANTITIES = ['onHand', 'reserved', 'available'] as const

const WarehouseName = ({ id }: { readonly id: string }) => {
  const { model } = useAdmin()
  const { referenceRecord } = useReference({ reference: 'warehouses', id })
  const entity = model.entities.warehouses
  return <bdi>{entity && referenceRecord ? recordLabel(entity, referenceRecord) : '…'}</bdi>
}

const Quantity = ({ value }: { readonly value: string }) => {
  const [locale] = useLocaleState()
  return (
    <Box component="bdi" sx={{ color: value.startsWith('-') ? 'error.main' : undefined, fontVariantNumeric: 'tabular-nums' }}>
      {formatDecimal(trimZeros(value), locale)}
    </Box>
  )
}

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
    <Card component="section" sx={{ p: { xs: 2, sm: 3 }, mt: { xs: 2, lg: 2.5 } }}>
      <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
        {t('stock.title')}
      </Typography>
      {isPending && <Skeleton variant="rounded" height={160} />}
      {isError && <ErrorState size="line" text={t('stock.failed')} retry={() => void refetch()} />}
      {data && <Places places={data} />}
    </Card>
  )
}

/** What there is of the material, by warehouse (`PRODUCT.md E10`); nothing where stock is not kept, or the user may not see movements. */
export const Stock = () => {
  const record = useShownRecord('materials')
  const may = useMay()
  if (!record?.countable || !may('materialTransactions', 'list')) return null
  return <Levels material={record.id} />
}
