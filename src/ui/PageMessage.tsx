import './PageMessage.css'
import type { ComponentType, ReactNode } from 'react'

interface Props {
  readonly icon: ComponentType
  readonly title: string
  readonly text: string
  /** The error's message. */
  readonly details?: string
  readonly tone?: 'danger'
  /** Buttons. */
  readonly children: ReactNode
}

/** Message in place of a page that can't be shown, with buttons. */
export const PageMessage = ({ icon: Icon, title, text, details, tone, children }: Props) => (
  <div className="page-message" role={tone && 'alert'}>
    <span className="page-message-icon" data-tone={tone}>
      <Icon />
    </span>
    <h1>{title}</h1>
    <p>{text}</p>
    {details && <pre dir="auto">{details}</pre>}
    <div className="page-message-ways">{children}</div>
  </div>
)
