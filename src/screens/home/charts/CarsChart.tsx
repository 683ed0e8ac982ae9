import { Box } from '@mui/material'
import { useId } from 'react'
import { Cell, Pie, PieChart, ResponsiveContainer, Tooltip } from 'recharts'
import { ChartTooltip } from '../../parts/ChartTooltip.tsx'
import { seriesTextures, textureFill } from '../../parts/SeriesTextures.tsx'
import type { SeriesStyle } from '../../parts/seriesStyle.ts'

export interface Part {
  readonly name: string
  readonly label: string
  readonly style: SeriesStyle
  readonly count: number
  /** The formatted count. */
  readonly text: string
}

/** Degrees between parts. */
const GAP = 2

/** A ring chart of the parts. Assistive technology sees it as an image, because the parts are also listed as text. */
const CarsChart = ({ parts, label }: { readonly parts: readonly Part[]; readonly label: string }) => {
  const id = useId()
  return (
    <Box role="img" aria-label={label} dir="ltr" sx={{ height: '100%', '& *:focus': { outline: 'none' } }}>
      <ResponsiveContainer width="100%" height="100%">
        <PieChart accessibilityLayer={false}>
          {seriesTextures({ chart: id, styles: parts.map(({ style }) => style) })}
          <Tooltip
            isAnimationActive={false}
            content={({ active, payload }) => {
              const part = parts.find(({ name }) => name === payload?.[0]?.name)
              return active && part ? <ChartTooltip lines={[{ name: part.label, color: part.style.color, value: part.text }]} /> : null
            }}
          />
          <Pie
            data={[...parts]}
            dataKey="count"
            nameKey="name"
            innerRadius="76%"
            outerRadius="100%"
            startAngle={90}
            endAngle={-270}
            paddingAngle={parts.length > 1 ? GAP : 0}
            cornerRadius={4}
            isAnimationActive={false}
            stroke="none"
          >
            {parts.map(({ name, style }, at) => (
              <Cell key={name} fill={textureFill(id, at, style)} />
            ))}
          </Pie>
        </PieChart>
      </ResponsiveContainer>
    </Box>
  )
}

export default CarsChart
