import { Component, type ReactNode } from 'react'
import { UnexpectedError } from './UnexpectedError.tsx'

interface State {
  readonly error?: unknown
}

/** Shows the error of a page in its place. Give it the page's address as key, so that another page starts without the error. */
export class PageBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override render(): ReactNode {
    return 'error' in this.state ? <UnexpectedError error={this.state.error} /> : this.props.children
  }
}
