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
    // On phones the buttons are below the text, which stays beside the icon.
    sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 200px' } }}
    action={actions.map(([text, run]) => (
      <Button key={text} color="inherit" size="small" onClick={run}>
        {text}
      </Button>
    ))}
  >
    {children}
  </Alert>
)
