import { Component, type ReactNode } from 'react'
import { UnexpectedError } from './UnexpectedError.tsx'

interface State {
  readonly error?: unknown
}

/** A page that fails is told where it would stand. Another page begins anew: give it the page's address as key. */
export class PageBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override render(): ReactNode {
    return 'error' in this.state ? <UnexpectedError error={this.state.error} /> : this.props.children
  }
}
