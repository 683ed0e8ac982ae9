import { Alert, Button } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  /** Texts of the buttons, and what they do. */
  readonly actions: readonly (readonly [text: string, run: () => void])[]
  readonly children: ReactNode
}

/** Says something about the draft of a form, above it. */
export const DraftNotice = ({ actions, children }: Props) => (
  <Alert
    severity="info"
    role="status"
    sx={{ flexWrap: 'wrap' }}
    action={actions.map(([text, run]) => (
      <Button key={text} color="inherit" size="small" onClick={run}>
        {text}
      </Button>
    ))}
  >
    {children}
  </Alert>
)
