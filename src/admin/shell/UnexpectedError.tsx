import { Alert, AlertTitle, Button, Stack } from '@mui/material'
import { useTranslate } from 'react-admin'

const statusOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'status' in error ? String(error.status) : undefined

const textOf = (error: unknown): string =>
  [statusOf(error), error instanceof Error ? error.message : String(error)].filter(Boolean).join(' · ')

/** The fallback of a page that failed (specification, section 8). */
export const UnexpectedError = ({ error }: { readonly error?: unknown }) => {
  const translate = useTranslate()
  return (
    <Alert severity="error" sx={{ mt: 2 }}>
      <AlertTitle component="h1">{translate('app.pages.unexpected')}</AlertTitle>
      {translate('app.pages.unexpectedText')}
      <pre style={{ whiteSpace: 'pre-wrap' }}>{textOf(error)}</pre>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={() => location.reload()}>
          {translate('app.pages.reload')}
        </Button>
        <Button size="small" color="inherit" href="/home">
          {translate('app.pages.home')}
        </Button>
      </Stack>
    </Alert>
  )
}
