import { Chip } from '@mui/material'
import type { Tone } from '../../../model/entitySchema.ts'

/** Colour of a chip by tone. */
export const CHIP_COLORS: Readonly<Record<Tone, 'success' | 'warning' | 'error' | 'info'>> = {
  good: 'success',
  caution: 'warning',
  danger: 'error',
  hint: 'info',
}

interface Props {
  readonly label: string
  readonly tone: Tone | undefined
  /** As high as a line of small text. */
  readonly dense?: boolean
}

/** A state in its tone; in a quiet one without. */
export const ToneChip = ({ label, tone, dense = false }: Props) => (
  <Chip component="span" size="small" label={label} color={tone ? CHIP_COLORS[tone] : 'default'} sx={dense ? { height: 20 } : {}} />
)
