import { Chip, type ChipProps } from '@mui/material'
import type { Tone } from '../../../model/entitySchema.ts'

const COLORS: Readonly<Record<Tone, 'success' | 'warning' | 'error' | 'info'>> = {
  good: 'success',
  caution: 'warning',
  danger: 'error',
  hint: 'info',
}

/** Material UI's name of a tone: the colour of a bar, the severity of an alert. */
export const toneColor = (tone: Tone): (typeof COLORS)[Tone] => COLORS[tone]

/** Colour of a tone's chip; neutral without a tone. */
export const chipColor = (tone: Tone | undefined): ChipProps['color'] => (tone ? toneColor(tone) : 'default')

interface Props {
  readonly label: string
  readonly tone: Tone | undefined
  /** Height of a line of small text. */
  readonly dense?: boolean
}

/** A chip with a state in its tone; neutral without a tone. */
export const ToneChip = ({ label, tone, dense = false }: Props) => (
  <Chip component="span" size="small" label={label} color={chipColor(tone)} sx={dense ? { height: 20 } : {}} />
)
