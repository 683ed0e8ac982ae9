import { Box } from '@mui/material'
import { useId } from 'react'
import type { Tone } from '../../../ui/TintedIcon.tsx'

interface Props {
  /** The oldest first. */
  readonly values: readonly number[]
  readonly tone?: Exclude<Tone, 'neutral'>
}

const WIDTH = 100
const HEIGHT = 36
/** Margin for the width of the line. */
const EDGE = 2

/** Points of a trend, scaled to the picture. A constant trend is drawn in the middle. */
const pointsOf = (values: readonly number[]): readonly (readonly [number, number])[] => {
  const least = Math.min(...values)
  const range = Math.max(...values) - least
  const y = (value: number) => (range === 0 ? HEIGHT / 2 : HEIGHT - EDGE - ((value - least) / range) * (HEIGHT - 2 * EDGE))
  return values.map((value, index) => [(index / Math.max(1, values.length - 1)) * WIDTH, y(value)])
}

const lineOf = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

/** The trend of a number as a decorative picture, in the page's reading direction. */
export const Sparkline = ({ values, tone = 'primary' }: Props) => {
  const id = useId()
  const line = lineOf(pointsOf(values))
  const color = `var(--${tone})`
  return (
    <Box
      component="svg"
      className="pointing"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden
      sx={{ display: 'block', width: '100%', height: HEIGHT, overflow: 'visible' }}
    >
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={color} stopOpacity={0.22} />
        <stop offset="1" stopColor={color} stopOpacity={0} />
      </linearGradient>
      <path d={`${line}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`} fill={`url(#${id})`} />
      <path
        d={line}
        fill="none"
        stroke={color}
        strokeWidth="1.75"
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </Box>
  )
}
