import { Box, Link, Skeleton, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material'
import { lazy, Suspense } from 'react'
import { LinkBase, useLocaleState, useTranslate } from 'react-admin'
import { LoadFailed } from '../../admin/home/LoadFailed.tsx'
import { listAddress } from '../../admin/home/listAddress.ts'
import { Panel } from '../../admin/home/Panel.tsx'
import { formatMoney, intlLocale } from '../../providers/i18n/format.ts'
import { type MonthOfSales, useDashboard } from './useDashboard.ts'

const SalesChart = lazy(() => import('./SalesChart.tsx'))

const APPROVED = { approval: 'approved' }

/** The last day of `2026-02`. */
const lastDay = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

const addressOf = ({ month, currency }: MonthOfSales): string =>
  listAddress('/salesOrders', {
    ...APPROVED,
    date: { gte: `${month}-01`, lte: lastDay(month) },
    ...(currency === null ? {} : { currency }),
  })

export const monthName = (month: string, locale: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString(intlLocale(locale), { month: 'short', year: 'numeric', timeZone: 'UTC' })

const Months = ({ sales }: { readonly sales: readonly MonthOfSales[] }) => {
  const [locale] = useLocaleState()
  return (
    <Table size="small">
      <TableBody>
        {sales.map((month) => (
          <TableRow key={`${month.month} ${month.currency}`}>
            <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
              {monthName(month.month, locale)}
            </TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
              <Link component={LinkBase} to={addressOf(month)} underline="hover" dir="ltr">
                {formatMoney(month.netTotal, month.currency, locale)}
              </Link>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

const Sales = () => {
  const translate = useTranslate()
  const { data, isPending, error, refetch } = useDashboard()
  if (isPending) return <Skeleton variant="rounded" height={260} />
  if (error) return <LoadFailed retry={refetch} />
  const sales = data.sales ?? []
  if (sales.length === 0) return <Typography color="text.secondary">{translate('app.home.noSales')}</Typography>
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' } }}>
      <Suspense fallback={<Skeleton variant="rounded" height={260} />}>
        <SalesChart sales={sales} label={translate('app.home.salesByMonth')} />
      </Suspense>
      <Months sales={sales} />
    </Box>
  )
}

/** Approved sales of the last twelve months, drawn and told. */
export const SalesPanel = () => (
  <Panel title={useTranslate()('app.home.salesByMonth')} to={listAddress('/salesOrders', APPROVED)}>
    <Sales />
  </Panel>
)
