import { Alert } from '@mui/material'
import type { ReactNode } from 'react'
import { toneColor } from '../../admin/StateChip.tsx'
import type { Tone } from '../../model/entitySchema.ts'

interface Props {
  readonly tone: Tone
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A full-width line above the page; on a phone its button is below the text. */
export const NoticeLine = ({ tone, action, children }: Props) => (
  <div role="status" className="hub-notice">
    <Alert
      severity={toneColor(tone)}
      action={action}
      sx={{
        borderRadius: 0,
        borderWidth: '0 0 1px',
        px: 'var(--gutter)',
        py: 0.25,
        alignItems: 'center',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        '& .MuiAlert-message': { flex: { xs: '1 1 70%', sm: '0 1 auto' } },
        '& .MuiAlert-action': { p: 0, ms: 'auto', marginInlineEnd: 0, marginInlineStart: { xs: 'auto', sm: 2 } },
      }}
    >
      {children}
    </Alert>
  </div>
)
