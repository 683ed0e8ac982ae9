import { Link, Stack, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase, useLocaleState, useTranslate } from 'react-admin'
import { DayField } from '../../../admin/form/DayField.tsx'
import { useHub } from '../../../admin/hub.ts'
import type { stockCalls } from '../../../domain/stock/calls.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatDate } from '../../../providers/i18n/format.ts'
import { Amount, Quantity } from '../../parts/Quantity.tsx'
import { Section } from '../../parts/Section.tsx'
import { WarehouseField } from './WarehouseField.tsx'

type Card = AnswerOf<typeof stockCalls.card>
type Row = Card['rows'][number]

/** Hides value and day columns on phones; there the day is above the document. */
const WIDE = { display: { xs: 'none', sm: 'table-cell' } } as const
const NARROW = { display: { xs: 'block', sm: 'none' } } as const

/** Saves space on phones, where quantities and words share 320 px. */
const TIGHT = { '& .MuiTableCell-root': { px: { xs: 0.75, sm: 2 }, overflowWrap: 'anywhere' } } as const

/** Address of the document behind a movement: the stock document, else the order. */
const sourceOf = ({ document, salesOrder, purchaseOrder }: Row): string | undefined => {
  const found = [
    ['stockDocuments', document],
    ['salesOrders', salesOrder],
    ['purchaseOrders', purchaseOrder],
  ].find(([, id]) => id !== null)
  return found && `/${found[0]}/${encodeURIComponent(found[1] ?? '')}/show`
}

const Kind = ({ row }: { readonly row: Row }) => {
  const translate = useTranslate()
  const name = translate(`resources.materialTransactions.options.kind.${row.kind}`, { _: row.kind })
  const source = sourceOf(row)
  return source === undefined ? (
    name
  ) : (
    <Link component={LinkBase} to={source}>
      {name}
    </Link>
  )
}

interface BalanceProps extends Pick<Card, 'currency'> {
  readonly label: string
  readonly balance: Card['opening']
}

const BalanceRow = ({ label, balance, currency }: BalanceProps) => (
  <TableRow sx={{ '& > *': { fontWeight: 600 } }}>
    <TableCell sx={WIDE} />
    <TableCell component="th" scope="row" colSpan={2}>
      {label}
    </TableCell>
    <TableCell align="right">
      <Quantity value={balance.onHand} />
    </TableCell>
    <TableCell align="right" sx={WIDE}>
      <Amount value={balance.value} currency={currency} />
    </TableCell>
  </TableRow>
)

const Movement = ({ row, currency }: { readonly row: Row; readonly currency: string }) => {
  const [locale] = useLocaleState()
  const date = formatDate(row.date, locale)
  return (
    <TableRow hover>
      <TableCell sx={{ ...WIDE, whiteSpace: 'nowrap' }}>{date}</TableCell>
      <TableCell>
        <Typography variant="caption" color="text.secondary" sx={NARROW}>
          {date}
        </Typography>
        <Kind row={row} /> {row.lot !== null && <bdi>{row.lot}</bdi>}
      </TableCell>
      <TableCell align="right">
        <Quantity value={row.quantity} />
      </TableCell>
      <TableCell align="right">
        <Quantity value={row.onHand} />
      </TableCell>
      <TableCell align="right" sx={WIDE}>
        <Amount value={row.value} currency={currency} />
      </TableCell>
    </TableRow>
  )
}

const Movements = ({ card }: { readonly card: Card }) => {
  const t = useAreaTexts('stock')
  const { currency, opening, closing, rows, more } = card
  return (
    <TableContainer tabIndex={0}>
      {more && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {t('stock.card.more')}
        </Typography>
      )}
      <Table size="small" aria-label={t('stock.card.title')} sx={TIGHT}>
        <TableHead>
          <TableRow>
            <TableCell sx={WIDE}>{t('stock.card.date')}</TableCell>
            <TableCell>{t('stock.card.document')}</TableCell>
            <TableCell align="right">{t('stock.card.moved')}</TableCell>
            <TableCell align="right">{t('stock.onHand')}</TableCell>
            <TableCell align="right" sx={WIDE}>
              {t('stock.value')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <BalanceRow label={t('stock.card.opening')} balance={opening} currency={currency} />
          {rows.map((row) => (
            <Movement key={row.id} row={row} currency={currency} />
          ))}
          <BalanceRow label={t('stock.card.closing')} balance={closing} currency={currency} />
        </TableBody>
      </Table>
    </TableContainer>
  )
}

interface Props {
  readonly material: string
  /** Ids of the warehouses with movements of the material. */
  readonly warehouses: readonly string[]
}

/** Movements of a material in a warehouse, with running balance and value (`PRODUCT.md E17`). */
const StockCard = ({ material, warehouses }: Props) => {
  const t = useAreaTexts('stock')
  const hub = useHub()
  const [chosen, setChosen] = useState<string>()
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState('')
  const warehouse = chosen ?? warehouses[0] ?? ''
  const query = { warehouse, ...(from && { from }), ...(until && { until }) }
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['materialTransactions', 'card', material, query],
    queryFn: () => hub.call<typeof stockCalls.card>('GET', '/api/materials/{id}/stockCard', { params: { id: material }, query }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <Section title={t('stock.card.title')} pending={isPending} failed={isError && t('stock.failed')} retry={() => void refetch()}>
      <Stack direction="row" sx={{ gap: 1.5, mb: 2, flexWrap: 'wrap', '& > *': { flex: { xs: '1 1 8rem', sm: '0 1 14rem' } } }}>
        <WarehouseField label={t('stock.warehouse')} value={warehouse} warehouses={warehouses} onChange={setChosen} />
        <DayField label={t('stock.card.from')} value={from} onChange={setFrom} />
        <DayField label={t('stock.card.until')} value={until} onChange={setUntil} />
      </Stack>
      {data && <Movements card={data} />}
    </Section>
  )
}

export default StockCard
