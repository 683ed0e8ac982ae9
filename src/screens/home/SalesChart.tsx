import { Box, useTheme } from '@mui/material'
import { useLocaleState } from 'react-admin'
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatMoney, intlLocale } from '../../providers/i18n/format.ts'
import { monthName } from './SalesPanel.tsx'
import type { MonthOfSales } from './useDashboard.ts'

interface Props {
  readonly sales: readonly MonthOfSales[]
  readonly label: string
}

type Bars = Readonly<Record<string, string | number>>

const NO_CURRENCY = '–'

/** One row a month, one column a currency. Only drawn, so binary floats will do. */
const barsOf = (sales: readonly MonthOfSales[]): readonly Bars[] =>
  Object.entries(Object.groupBy(sales, ({ month }) => month)).map(([month, parts = []]) => ({
    month,
    ...Object.fromEntries(parts.map(({ currency, netTotal }) => [currency ?? NO_CURRENCY, Number(netTotal)])),
  }))

/** Bars of the months. The same figures stand beside it as text, so that it is a picture to assistive technology. */
const SalesChart = ({ sales, label }: Props) => {
  const { palette, direction } = useTheme()
  const [locale] = useLocaleState()
  const rtl = direction === 'rtl'
  const currencies = [...new Set(sales.map(({ currency }) => currency ?? NO_CURRENCY))]
  const colors = [palette.primary.main, palette.info.main, palette.success.main, palette.warning.main]
  const compact = new Intl.NumberFormat(intlLocale(locale), { notation: 'compact' })
  const axis = { stroke: palette.text.secondary, fontSize: 12 }
  return (
    <Box role="img" aria-label={label} dir="ltr" sx={{ height: { xs: 260, md: '100%' }, minHeight: 260, minWidth: 0 }}>
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={[...barsOf(sales)]} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke={palette.divider} />
          <XAxis dataKey="month" tickFormatter={(month: string) => monthName(month, locale)} reversed={rtl} {...axis} />
          <YAxis orientation={rtl ? 'right' : 'left'} tickFormatter={(value: number) => compact.format(value)} width={48} {...axis} />
          <Tooltip
            cursor={{ fill: palette.action.hover }}
            contentStyle={{ backgroundColor: palette.background.paper, borderColor: palette.divider }}
            labelFormatter={(month) => monthName(String(month), locale)}
            formatter={(value, name) => [
              formatMoney(Number(value).toFixed(2), name === NO_CURRENCY ? null : String(name), locale),
              String(name),
            ]}
          />
          {currencies.length > 1 && <Legend />}
          {currencies.map((currency, index) => (
            <Bar key={currency} dataKey={currency} fill={colors[index % colors.length]} radius={[4, 4, 0, 0]} isAnimationActive={false} />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </Box>
  )
}

export default SalesChart
