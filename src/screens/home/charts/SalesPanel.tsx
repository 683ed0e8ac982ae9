import ShowChart from '@mui/icons-material/ShowChart'
import { listAddress } from '../../../admin/home/listAddress.ts'
import type { MonthOfSales } from '../../../domain/dashboard.ts'
import { parseDecimal, stringifyDecimal } from '../../../model/values/decimal.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useAmounts } from '../figures/texts.ts'
import { ActionLink } from '../parts/ActionLink.tsx'
import { useDashboard } from '../useDashboard.ts'
import { MonthPanel, type Series } from './MonthPanel.tsx'
import { lastDay, lastMonths } from './month.ts'

const SCALE = 2

const sum = (amounts: readonly string[]): string =>
  stringifyDecimal(
    amounts.reduce((total, amount) => total + parseDecimal(amount, SCALE), 0n),
    SCALE,
  )

const addressOf = (month: string, { name }: Series): string =>
  listAddress('/salesOrders', {
    approval: 'approved',
    date: { gte: `${month}-01`, lte: lastDay(month) },
    currency: name,
  })

/** One series per currency. */
const seriesOf = (sales: readonly MonthOfSales[], amount: (value: string, currency: string) => string): readonly Series[] =>
  Object.entries(Object.groupBy(sales, ({ currency }) => currency)).map(([name, months = []]) => {
    const format = (value: string) => amount(value, name)
    return {
      name,
      values: Object.fromEntries(months.map(({ month, netTotal }) => [month, netTotal])),
      format,
      total: format(sum(months.map(({ netTotal }) => netTotal))),
    }
  })

/** Approved sales of the last twelve months. */
export const SalesPanel = () => {
  const t = useAreaTexts('home')
  const { amount } = useAmounts()
  const { data } = useDashboard()
  return (
    <MonthPanel
      title={t('home.charts.sales')}
      kind="area"
      months={lastMonths(new Date())}
      series={seriesOf(data?.salesByMonth ?? [], amount)}
      empty={{
        icon: <ShowChart />,
        text: t('home.empty.sales'),
        action: <ActionLink to="/salesOrders/create" label={t('home.actions.order')} right={['salesOrders', 'create']} />,
      }}
      addressOf={addressOf}
    />
  )
}
