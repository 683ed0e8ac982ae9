import CloudOff from '@mui/icons-material/CloudOffOutlined'
import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { EmptyState, type StateSize } from './EmptyState.tsx'

interface Props {
  /** Default: a text that the request failed. */
  readonly text?: string
  /** Why, if it is known. */
  readonly hint?: string
  readonly size?: StateSize
  readonly retry: () => void
}

/** Error state of content that failed to load, with a retry button. */
export const ErrorState = ({ text, hint, size = 'page', retry }: Props) => {
  const translate = useTranslate()
  return (
    <EmptyState role="alert" icon={<CloudOff />} tone="danger" size={size} text={text ?? translate('app.notify.requestFailed')} hint={hint}>
      <Button variant="outlined" size={size === 'page' ? 'medium' : 'small'} onClick={() => retry()}>
        {translate('app.retry')}
      </Button>
    </EmptyState>
  )
}
