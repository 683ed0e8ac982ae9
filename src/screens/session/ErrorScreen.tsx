import './ErrorScreen.css'
import { Component, type ReactNode } from 'react'
import type { SessionMessages } from '../../providers/i18n/sessionTexts.ts'
import { Logo } from './icons.tsx'

interface ErrorScreenProps {
  readonly texts: SessionMessages
  readonly children: ReactNode
}

interface Failure {
  readonly error?: unknown
}

const statusOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'status' in error ? String(error.status) : undefined

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The last error boundary (specification, section 8): shows the error and a retry button. */
export class ErrorScreen extends Component<ErrorScreenProps, Failure> {
  override state: Failure = {}

  static getDerivedStateFromError(error: unknown): Failure {
    return { error }
  }

  override render() {
    const { texts, children } = this.props
    const { error } = this.state
    if (error === undefined) return children
    return (
      <main className="session-error" role="alert">
        <Logo size={56} />
        <h1>{texts.unexpected.title}</h1>
        <p>{[statusOf(error), messageOf(error)].filter(Boolean).join(' · ')}</p>
        <button type="button" className="session-submit" onClick={() => location.reload()}>
          {texts.unexpected.reload}
        </button>
      </main>
    )
  }
}
