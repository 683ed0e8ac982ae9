import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly about?: string
  /** For small controls such as switches: they stay beside the title at every width. */
  readonly small?: boolean
  readonly children: ReactNode
}

const ROW = {
  display: 'grid',
  columnGap: 4,
  rowGap: 1.25,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  py: 2.5,
  '&:not(:last-of-type)': { borderBottom: '1px solid var(--line)' },
  '@container settings (min-width: 640px)': { py: 3, gridTemplateColumns: 'minmax(160px, 220px) minmax(0, 1fr)' },
  '@container settings (min-width: 1100px)': { gridTemplateColumns: '296px minmax(0, 1fr)' },
} as const

const BESIDE = { alignItems: 'center', gridTemplateColumns: 'minmax(0, 1fr) auto' } as const

/** One setting: title and description, with its control beside or below them. */
export const Setting = ({ title, about, small = false, children }: Props) => (
  <Box component="section" sx={small ? { ...ROW, ...BESIDE } : ROW}>
    <Box>
      <Typography variant="subtitle1" component="h3">
        {title}
      </Typography>
      {about && (
        <Typography variant="body2" color="text.secondary" className="setting-about" sx={{ textWrap: 'balance' }}>
          {about}
        </Typography>
      )}
    </Box>
    <Box sx={{ minWidth: 0 }}>{children}</Box>
  </Box>
)
