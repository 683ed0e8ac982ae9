import './PageMessage.css'
import type { ComponentType, ReactNode } from 'react'

interface Props {
  readonly icon: ComponentType
  readonly title: string
  readonly text: string
  /** What went wrong, to the letter. */
  readonly details?: string
  readonly tone?: 'danger'
  /** What can be done. */
  readonly children: ReactNode
}

/** Says in a page's place why it is not there, and what can be done. */
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
