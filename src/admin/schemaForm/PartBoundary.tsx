import { Alert, AlertTitle, Button } from '@mui/material'
import { Component, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { useLabelled } from '../../providers/i18n/useLabelled.ts'

/** Replaces a part of a form that can't be shown. Its value stays unchanged. */
export const BrokenPart = ({ label, onRetry }: { readonly label?: string; readonly onRetry?: () => void }) => {
  const texts = useAreaTexts('record')
  const translate = useTranslate()
  const labelled = useLabelled()
  return (
    <Alert
      severity="error"
      action={
        onRetry && (
          <Button color="inherit" size="small" onClick={onRetry}>
            {translate('app.retry')}
          </Button>
        )
      }
    >
      <AlertTitle>{label === undefined ? texts('record.broken') : labelled(label, texts('record.broken'))}</AlertTitle>
      {texts('record.brokenText')}
    </Alert>
  )
}

interface Props {
  readonly label?: string
  readonly children: ReactNode
}

/** Keeps an error inside the part of a form where it happened. */
export class PartBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true }
  }

  retry = (): void => this.setState({ failed: false })

  override render(): ReactNode {
    const { label, children } = this.props
    return this.state.failed ? <BrokenPart {...(label !== undefined && { label })} onRetry={this.retry} /> : children
  }
}
