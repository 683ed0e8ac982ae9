import { Box } from '@mui/material'
import type { Tone } from '../../ui/TintedIcon.tsx'
import { type ReachedTarget, useTargetTexts } from './targetTexts.ts'

/** Maximum length of the bar, as a multiple of the target. */
const MAX_RATIO = 1.25

export const TONES: Readonly<Record<ReachedTarget['progress']['state'], Tone>> = {
  upcoming: 'neutral',
  reached: 'good',
  missed: 'danger',
  onPace: 'primary',
  behind: 'caution',
}

/** Positions in percent of the bar's width: reached value, pace, forecast and target. */
function placesOn({ target, reached, progress }: ReachedTarget) {
  const goal = Number(target)
  const values = [Number(reached), Number(progress.forecast ?? 0)]
  const whole = goal <= 0 ? 1 : Math.min(MAX_RATIO * goal, Math.max(goal, ...values))
  const place = (value: number): number => Math.max(0, Math.min(100, (100 * value) / whole))
  return {
    reached: goal <= 0 ? 100 : place(Number(reached)),
    pace: place(Number(progress.pace)),
    forecast: progress.forecast === null ? null : place(Number(progress.forecast)),
    target: place(goal),
  }
}

const TRACK = { position: 'relative', height: 10, my: '5px', borderRadius: 5, backgroundColor: 'var(--hover)' } as const

const mark = (place: number) => ({ position: 'absolute', insetInlineStart: `${place}%`, pointerEvents: 'none' }) as const

/** Mark of the pace: a line across the bar. */
const PACE = { width: 2, height: 18, backgroundColor: 'text.primary', borderRadius: 1 } as const

/** Mark of the forecast: a diamond. */
const FORECAST = {
  width: 10,
  height: 10,
  transform: 'rotate(45deg)',
  backgroundColor: 'var(--paper)',
  border: '2px solid',
  borderColor: 'text.primary',
} as const

/** A mark in the legend. */
export const LegendMark = ({ of }: { readonly of: 'pace' | 'forecast' }) => (
  <Box
    component="span"
    aria-hidden
    sx={{
      display: 'inline-block',
      verticalAlign: 'middle',
      mx: '4px',
      ...(of === 'pace' ? { ...PACE, height: 12 } : { ...FORECAST, width: 8, height: 8 }),
    }}
  />
)

type Name = { readonly 'aria-label': string } | { readonly 'aria-labelledby': string }

/** The reached value as a bar, with marks for a steady pace and the forecast. */
export const TargetBar = ({ target, ...name }: { readonly target: ReachedTarget } & Name) => {
  const { sentence } = useTargetTexts()
  const places = placesOn(target)
  const percent = Number(target.progress.percent ?? 100)
  return (
    <Box
      role="meter"
      {...name}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.max(0, Math.min(100, percent))}
      aria-valuetext={sentence(target)}
      sx={TRACK}
    >
      <Box
        sx={{
          height: '100%',
          width: `${places.reached}%`,
          borderRadius: 5,
          backgroundColor: TONES[target.progress.state] === 'neutral' ? 'var(--muted)' : `var(--${TONES[target.progress.state]})`,
        }}
      />
      {places.target < 100 && <Box sx={{ ...mark(places.target), top: 0, bottom: 0, width: '1px', backgroundColor: 'text.secondary' }} />}
      {target.progress.elapsed > 0 && <Box sx={{ ...mark(places.pace), ...PACE, top: -4, marginInlineStart: '-1px' }} />}
      {places.forecast !== null && <Box sx={{ ...mark(places.forecast), ...FORECAST, top: 0, marginInlineStart: '-5px' }} />}
    </Box>
  )
}
