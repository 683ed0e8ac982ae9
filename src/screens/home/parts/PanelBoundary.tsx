import { Component, type ReactNode } from 'react'
import { ErrorState } from '../../../ui/ErrorState.tsx'

interface State {
  readonly failed: boolean
}

/** What a part of the start page shows fails in its own frame; the parts beside it stay. A script that did not come comes with the page anew only. */
export class PanelBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorState size="part" retry={() => location.reload()} /> : this.props.children
  }
}
