import { Component, type ReactNode } from 'react'
import { ErrorState } from '../../../ui/ErrorState.tsx'

interface State {
  readonly failed: boolean
}

/** Catches an error of one panel and shows it in place of the panel. If a script failed to load, it offers to reload the page. */
export class PanelBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorState size="part" retry={() => location.reload()} /> : this.props.children
  }
}
