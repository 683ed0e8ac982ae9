import AddTask from '@mui/icons-material/AssignmentOutlined'
import TaskAlt from '@mui/icons-material/TaskAltOutlined'
import { Button, Skeleton, Stack, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useCreate, useNotify, useRedirect } from 'react-admin'
import { useMay } from '../../../admin/adminContext.tsx'
import { failureNotice, reasonOf } from '../../../admin/failureNotice.tsx'
import { useHub } from '../../../admin/hub.ts'
import type { stockCalls } from '../../../domain/stock/calls.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Quantity } from '../../parts/Quantity.tsx'
import { today } from '../../parts/today.ts'
import { MaterialName } from './RecordName.tsx'

type Low = AnswerOf<typeof stockCalls.low>[number]

const QUANTITIES = ['minimum', 'onHand', 'here', 'reserved', 'onOrder', 'suggested'] as const
const WIDE: ReadonlySet<string> = new Set(['minimum', 'reserved', 'onOrder'])

const hiddenOnPhone = (name: string) => (WIDE.has(name) ? { display: { xs: 'none', sm: 'table-cell' } } : {})

/** A demand of one warehouse with the suggested quantities. */
const demandOf = (rows: readonly Low[], warehouse: string) => {
  const [date, time] = [today(), new Date().toTimeString().slice(0, 5)]
  const ordered = rows.filter(({ suggested }) => Number(suggested) > 0)
  const lines = ordered.map(({ material, unit, suggested }, index) => ({ line: index + 1, item: material, unit, quantity: suggested }))
  return { date, time, documentNumber: `LOW-${date.replaceAll('-', '')}`, warehouse, lines }
}

const MakeDemand = ({ rows, warehouse }: { readonly rows: readonly Low[]; readonly warehouse: string }) => {
  const t = useAreaTexts('stock')
  const may = useMay()
  const notify = useNotify()
  const redirect = useRedirect()
  const [create, { isPending }] = useCreate()
  if (!may('demands', 'create')) return null
  const make = () =>
    create(
      'demands',
      { data: demandOf(rows, warehouse) },
      {
        onSuccess: ({ id }) => redirect('show', 'demands', id),
        onError: (error) => notify(failureNotice(t('stock.demandFailed'), reasonOf(error)), { type: 'error', multiLine: true }),
      },
    )
  return (
    <Stack direction="row" sx={{ gap: 1.5, mb: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <Button variant="contained" startIcon={<AddTask />} disabled={isPending || warehouse === ''} onClick={() => void make()}>
        {t('stock.makeDemand')}
      </Button>
      {warehouse === '' && (
        <Typography variant="body2" color="text.secondary">
          {t('stock.chooseWarehouse')}
        </Typography>
      )}
    </Stack>
  )
}

/** `here` is a column while a warehouse is chosen. */
const Rows = ({ rows, warehouse }: { readonly rows: readonly Low[]; readonly warehouse: string }) => {
  const t = useAreaTexts('stock')
  const shown = QUANTITIES.filter((name) => name !== 'here' || warehouse !== '')
  return (
    <TableContainer tabIndex={0}>
      <Table size="small" aria-label={t('stock.low')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('stock.material')}</TableCell>
            {shown.map((name) => (
              <TableCell key={name} align="right" sx={hiddenOnPhone(name)}>
                {t(`stock.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.material} hover>
              <TableCell component="th" scope="row">
                <MaterialName id={row.material} />
              </TableCell>
              {shown.map((name) => (
                <TableCell key={name} align="right" sx={hiddenOnPhone(name)}>
                  <Quantity value={row[name] ?? ''} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** Materials below their minimum in all warehouses together; a button makes a demand of the suggested quantities for one of them. */
export const LowStock = ({ warehouse }: { readonly warehouse: string }) => {
  const t = useAreaTexts('stock')
  const hub = useHub()
  const query = warehouse === '' ? {} : { warehouse }
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['materialTransactions', 'low', query],
    queryFn: () => hub.call<typeof stockCalls.low>('GET', '/api/stock/low', { query }),
    retry: false,
  })
  if (isPending) return <Skeleton variant="rounded" height={320} />
  if (isError) return <ErrorState text={t('stock.failed')} retry={() => void refetch()} />
  if (data.length === 0) return <EmptyState icon={<TaskAlt />} text={t('stock.nothingLow')} />
  return (
    <>
      <MakeDemand rows={data} warehouse={warehouse} />
      <Rows rows={data} warehouse={warehouse} />
    </>
  )
}
