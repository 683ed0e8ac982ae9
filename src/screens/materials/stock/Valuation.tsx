import Warehouse from '@mui/icons-material/WarehouseOutlined'
import { Skeleton, Stack, Table, TableBody, TableCell, TableContainer, TableFooter, TableHead, TableRow, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ListContextProvider, useList } from 'react-admin'
import { useHub } from '../../../admin/hub.ts'
import { ListPagination } from '../../../admin/list/ListPagination.tsx'
import { hundredths, moneyText, sumOf } from '../../../domain/money/hundredths.ts'
import type { stockCalls } from '../../../domain/stock/calls.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import { compareDecimal } from '../../../model/values/decimal.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Amount, Quantity } from '../../parts/Quantity.tsx'
import { MaterialName, WarehouseName } from './RecordName.tsx'

type Valued = AnswerOf<typeof stockCalls.valuation>['rows'][number]

/** Sums by currency: amounts of different ones are never added (`PRODUCT.md S9`). */
const sumsOf = (rows: readonly Valued[]): readonly (readonly [string, string])[] =>
  [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, held]) => [
    currency,
    moneyText(sumOf(held, ({ value }) => hundredths(value))),
  ])

/** Columns of wide pages; on narrow ones their values are below the material. */
const WIDE = { display: { xs: 'none', sm: 'table-cell' } } as const
const NARROW = { display: { xs: 'block', sm: 'none' } } as const

const Held = ({ row }: { readonly row: Valued }) => (
  <TableRow hover>
    <TableCell component="th" scope="row">
      <MaterialName id={row.material} />
      <Typography variant="caption" color="text.secondary" sx={NARROW}>
        <WarehouseName id={row.warehouse} />
      </Typography>
    </TableCell>
    <TableCell sx={WIDE}>
      <WarehouseName id={row.warehouse} />
    </TableCell>
    <TableCell align="right">
      <Quantity value={row.onHand} />
    </TableCell>
    <TableCell align="right" sx={WIDE}>
      {row.unitCost !== null && <Amount value={row.unitCost} currency={row.currency} />}
    </TableCell>
    <TableCell align="right">
      <Amount value={row.value} currency={row.currency} />
    </TableCell>
  </TableRow>
)

/** Rows on the first page; the user may choose more. */
const PER_PAGE = 50

/** The most valuable first, by currency. */
const byValue = (one: Valued, other: Valued): number =>
  one.currency.localeCompare(other.currency) || compareDecimal(other.value, one.value) || one.material.localeCompare(other.material)

/** A row of the page, with the key that a list needs. */
type Listed = Valued & { readonly id: string }

const Sums = ({ rows }: { readonly rows: readonly Valued[] }) => {
  const t = useAreaTexts('stock')
  return sumsOf(rows).map(([currency, sum]) => (
    <TableRow key={currency} sx={{ '&& > *': { typography: 'body2', fontWeight: 600, color: 'text.primary' } }}>
      <TableCell component="th" scope="row">
        {t('stock.inAll')}
      </TableCell>
      <TableCell sx={WIDE} />
      <TableCell />
      <TableCell sx={WIDE} />
      <TableCell align="right">
        <Amount value={sum} currency={currency} />
      </TableCell>
    </TableRow>
  ))
}

/** Rows by pages, and the sums of all pages. */
const Rows = ({ label, rows }: { readonly label: string; readonly rows: readonly Valued[] }) => {
  const t = useAreaTexts('stock')
  const data = useMemo(() => rows.toSorted(byValue).map((row): Listed => ({ ...row, id: `${row.material} ${row.warehouse}` })), [rows])
  const list = useList({ data, perPage: PER_PAGE })
  // Its own page is all of the data in the first render.
  const page = data.slice((list.page - 1) * list.perPage, list.page * list.perPage)
  return (
    <ListContextProvider value={list}>
      <TableContainer tabIndex={0}>
        <Table size="small" aria-label={label}>
          <TableHead>
            <TableRow>
              <TableCell>{t('stock.material')}</TableCell>
              <TableCell sx={WIDE}>{t('stock.warehouse')}</TableCell>
              <TableCell align="right">{t('stock.onHand')}</TableCell>
              <TableCell align="right" sx={WIDE}>
                {t('stock.unitCost')}
              </TableCell>
              <TableCell align="right">{t('stock.value')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {page.map((row) => (
              <Held key={row.id} row={row} />
            ))}
          </TableBody>
          <TableFooter>
            <Sums rows={rows} />
          </TableFooter>
        </Table>
      </TableContainer>
      {data.length > PER_PAGE && <ListPagination />}
    </ListContextProvider>
  )
}

interface Props {
  /** Empty: now. */
  readonly date: string
  /** Empty: all. */
  readonly warehouse: string
}

/** Stock of the warehouses on a day at moving average cost, including goods in transit. */
export const Valuation = ({ date, warehouse }: Props) => {
  const t = useAreaTexts('stock')
  const hub = useHub()
  const query = { ...(date && { date }), ...(warehouse && { warehouse }) }
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['materialTransactions', 'valuation', query],
    queryFn: () => hub.call<typeof stockCalls.valuation>('GET', '/api/stock/valuation', { query }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  if (isPending) return <Skeleton variant="rounded" height={320} />
  if (isError) return <ErrorState text={t('stock.failed')} retry={() => void refetch()} />
  const { rows, inTransit } = data
  const about = `${date} ${warehouse}`
  if (rows.length === 0 && inTransit.length === 0) return <EmptyState icon={<Warehouse />} text={t('stock.nothing')} />
  return (
    <Stack sx={{ gap: 3 }}>
      <Rows key={about} label={t('stock.valuation')} rows={rows} />
      {inTransit.length > 0 && (
        <div>
          <Typography variant="subtitle2" component="h2" sx={{ mb: 1 }}>
            {t('stock.inTransit')}
          </Typography>
          <Rows key={about} label={t('stock.inTransit')} rows={inTransit} />
        </div>
      )}
    </Stack>
  )
}
