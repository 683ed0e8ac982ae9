import ErrorOutline from '@mui/icons-material/ErrorOutline'
import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { PageMessage } from '../../ui/PageMessage.tsx'

const statusOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'status' in error ? String(error.status) : undefined

const textOf = (error: unknown): string =>
  [statusOf(error), error instanceof Error ? error.message : String(error)].filter(Boolean).join(' · ')

/** Error state of a page that failed (specification, section 8). */
export const UnexpectedError = ({ error }: { readonly error?: unknown }) => {
  const translate = useTranslate()
  return (
    <PageMessage
      tone="danger"
      icon={ErrorOutline}
      title={translate('app.pages.unexpected')}
      text={translate('app.pages.unexpectedText')}
      details={textOf(error)}
    >
      <Button variant="contained" onClick={() => location.reload()}>
        {translate('app.pages.reload')}
      </Button>
      <Button variant="outlined" href="/home">
        {translate('app.pages.home')}
      </Button>
    </PageMessage>
  )
}
