import { Box, useTheme } from '@mui/material'
import { Cell, Pie, PieChart, ResponsiveContainer, Tooltip } from 'recharts'
import type { Share } from './CarsPanel.tsx'

interface Props {
  readonly shares: readonly Share[]
  readonly label: string
}

/** A ring of the shares. The same figures stand below it as text, so that it is a picture to assistive technology. */
const CarsChart = ({ shares, label }: Props) => {
  const { palette } = useTheme()
  const colors = [palette.primary.main, palette.info.main, palette.success.main, palette.warning.main, palette.text.disabled]
  const data = shares.map(({ name, count = 0 }) => ({ name, value: count }))
  return (
    <Box role="img" aria-label={label} dir="ltr" sx={{ height: 200, minWidth: 0 }}>
      <ResponsiveContainer width="100%" height="100%">
        <PieChart accessibilityLayer={false}>
          <Tooltip
            contentStyle={{ backgroundColor: palette.background.paper, borderColor: palette.divider }}
            itemStyle={{ color: palette.text.primary }}
          />
          <Pie data={data} dataKey="value" nameKey="name" innerRadius="55%" outerRadius="90%" isAnimationActive={false} stroke="none">
            {data.map(({ name }, index) => (
              <Cell key={name} fill={colors[index % colors.length]} />
            ))}
          </Pie>
        </PieChart>
      </ResponsiveContainer>
    </Box>
  )
}

export default CarsChart
