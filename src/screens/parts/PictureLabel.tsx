import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import type { Tone } from '../../model/entitySchema.ts'

/** Background and text colour of labels on pictures: legible on every picture, in light and dark mode. */
export const SCRIM = { color: '#fff', backgroundColor: 'rgba(9, 11, 15, 0.72)' } as const

/** Colours of dots, bright enough for that background in light and dark mode. */
const DOTS: Readonly<Record<Tone, string>> = { good: '#4ade80', hint: '#7cb5fb', caution: '#fbbf5c', danger: '#fb7185' }

interface Props {
  /** Adds a dot in the tone of a state. */
  readonly tone?: Tone | undefined
  readonly icon?: ReactNode
  readonly children: ReactNode
}

/** A label on a picture. */
export const PictureLabel = ({ tone, icon, children }: Props) => (
  <Box
    component="span"
    sx={{
      ...SCRIM,
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.75,
      height: 24,
      px: 1,
      borderRadius: '6px',
      fontSize: '0.75rem',
      fontWeight: 600,
      '& svg': { fontSize: 14 },
    }}
  >
    {tone && <Box component="span" sx={{ width: 6, height: 6, borderRadius: '50%', bgcolor: DOTS[tone] }} />}
    {icon}
    {children}
  </Box>
)
