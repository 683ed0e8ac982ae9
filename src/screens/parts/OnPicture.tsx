import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** Ground and ink of what lies on a picture: legible on any, in light and dark. */
export const SCRIM = { color: '#fff', backgroundColor: 'rgba(9, 11, 15, 0.72)' } as const

interface Props {
  readonly dot?: string | undefined
  readonly icon?: ReactNode
  readonly children: ReactNode
}

/** A word on a picture. */
export const OnPicture = ({ dot, icon, children }: Props) => (
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
    {dot !== undefined && <Box component="span" sx={{ width: 6, height: 6, borderRadius: '50%', bgcolor: dot }} />}
    {icon}
    {children}
  </Box>
)
