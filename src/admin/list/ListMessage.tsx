import { Box, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  readonly icon: ReactNode
  readonly title: string
  readonly text?: string
  readonly tone?: 'muted' | 'danger'
  /** In place of what was asked for, though in no alarming tone. */
  readonly alert?: boolean
  /** Within a table or a tab, where less room is due. */
  readonly dense?: boolean
  /** Buttons. */
  readonly children?: ReactNode
}

const FRAME = { alignItems: 'center', gap: 0.5, px: 2, textAlign: 'center' } as const

const circle = (tone: 'muted' | 'danger') =>
  ({
    display: 'grid',
    placeItems: 'center',
    width: 56,
    height: 56,
    mb: 1.5,
    borderRadius: '50%',
    color: `var(--${tone})`,
    backgroundColor: `color-mix(in srgb, var(--${tone}) 10%, var(--paper))`,
    '& > svg': { fontSize: 26 },
  }) as const

/** What stands in place of records where there are none: why, and what can be done. */
export const ListMessage = ({ icon, title, text, tone = 'muted', alert = tone === 'danger', dense = false, children }: Props) => (
  <Stack role={alert ? 'alert' : 'status'} sx={{ ...FRAME, py: dense ? 4 : 8 }}>
    <Box sx={circle(tone)} aria-hidden>
      {icon}
    </Box>
    <Typography variant="h6" component="p">
      {title}
    </Typography>
    {text && (
      <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '46ch' }}>
        {text}
      </Typography>
    )}
    <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap', justifyContent: 'center', '&:empty': { display: 'none' } }}>
      {children}
    </Stack>
  </Stack>
)
