import { Component, type ReactNode } from 'react'
import { ErrorState } from '../../../ui/ErrorState.tsx'

interface State {
  readonly failed: boolean
}

/** Shows the error of one panel in its own frame; the others stay. A script that failed to load needs the page to be reloaded. */
export class PanelBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorState size="part" retry={() => location.reload()} /> : this.props.children
  }
}
