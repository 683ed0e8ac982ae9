import './EmptyState.css'
import { Typography } from '@mui/material'
import type { CSSProperties, ReactNode } from 'react'

/** A whole page or list, a part of a page, or one line of a card. */
export type StateSize = 'page' | 'part' | 'line'

export interface EmptyStateProps {
  readonly icon: ReactNode
  /** One sentence: what is not there, or what went wrong. */
  readonly text: ReactNode
  /** More about it, on a page. */
  readonly hint?: ReactNode
  readonly size?: StateSize
  readonly tone?: 'muted' | 'danger'
  readonly role?: 'status' | 'alert' | undefined
  /** Buttons: what can be done. */
  readonly children?: ReactNode
}

const toneOf = (tone: 'muted' | 'danger'): CSSProperties & { readonly '--tone': string } => ({ '--tone': `var(--${tone})` })

/** Shown where there is nothing else to show: an icon, a sentence, and what can be done. */
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
