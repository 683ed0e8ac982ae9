import './EmptyState.css'
import { Typography } from '@mui/material'
import type { CSSProperties, ReactNode } from 'react'

/** For a whole page or list, a part of a page, or one line of a card. */
export type StateSize = 'page' | 'part' | 'line'

export interface EmptyStateProps {
  readonly icon: ReactNode
  /** One sentence: what is missing or failed. */
  readonly text: ReactNode
  /** Further text, for whole pages. */
  readonly hint?: ReactNode
  readonly size?: StateSize
  readonly tone?: 'muted' | 'danger'
  readonly role?: 'status' | 'alert' | undefined
  /** Buttons. */
  readonly children?: ReactNode
}

const toneOf = (tone: 'muted' | 'danger'): CSSProperties & { readonly '--tone': string } => ({ '--tone': `var(--${tone})` })

/** Empty state: an icon, a sentence, and buttons. */
export const EmptyState = ({ icon, text, hint, size = 'page', tone = 'muted', role, children }: EmptyStateProps) => (
  <div className="empty-state" data-size={size} role={role} style={toneOf(tone)}>
    <span aria-hidden>{icon}</span>
    {size === 'page' ? (
      <Typography variant="h6" component="p">
        {text}
      </Typography>
    ) : (
      <Typography variant="body2" color="text.secondary">
        {text}
      </Typography>
    )}
    {hint && (
      <Typography variant="body2" color="text.secondary">
        {hint}
      </Typography>
    )}
    <div>{children}</div>
  </div>
)
