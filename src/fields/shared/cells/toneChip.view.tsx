import { Chip } from '@mui/material'
import type { Tone } from '../../../model/entitySchema.ts'

const COLORS: Readonly<Record<Tone, 'success' | 'warning' | 'error' | 'info'>> = {
  good: 'success',
  caution: 'warning',
  danger: 'error',
  hint: 'info',
}

/** A state in its tone; in a quiet one without. */
export const ToneChip = ({ label, tone }: { readonly label: string; readonly tone: Tone | undefined }) => (
  <Chip component="span" size="small" label={label} color={tone ? COLORS[tone] : 'default'} />
)
