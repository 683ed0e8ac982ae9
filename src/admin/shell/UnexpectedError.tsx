import ErrorOutline from '@mui/icons-material/ErrorOutline'
import { Button } from '@mui/material'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useConnection } from '../../providers/realtime/realtimeContext.ts'
import { isMissingCode } from '../../ui/lazy/lazy.tsx'
import { PageMessage } from '../../ui/PageMessage.tsx'

const statusOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'status' in error ? String(error.status) : undefined

const textOf = (error: unknown): string =>
  [statusOf(error), error instanceof Error ? error.message : String(error)].filter(Boolean).join(' · ')

/** Reloads the page once a lost connection is back. Answers whether it is lost. */
const useReloadWhenBack = (): boolean => {
  const connection = useConnection()
  const [lost, setLost] = useState(false)
  if (connection === 'offline' && !lost) setLost(true)
  const isBack = lost && connection === 'connected'
  useEffect(() => {
    if (isBack) location.reload()
  }, [isBack])
  return lost
}

/**
 * Error state of a page that failed (specification, section 8). One that has failed for want of a connection, as its code could not be loaded, is loaded
 * as soon as there is one.
 */
export const UnexpectedError = ({ error }: { readonly error?: unknown }) => {
  const translate = useTranslate()
  const lost = useReloadWhenBack()
  const details = textOf(error)
  const text = lost ? 'unreachableText' : isMissingCode(error) ? 'newVersionText' : 'unexpectedText'
  return (
    <PageMessage
      tone="danger"
      icon={ErrorOutline}
      title={translate('app.pages.unexpected')}
      text={translate(`app.pages.${text}`)}
      details={details}
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
