import ErrorOutline from '@mui/icons-material/ErrorOutline'
import SearchOff from '@mui/icons-material/SearchOffOutlined'
import { Button, Card } from '@mui/material'
import { Suspense } from 'react'
import { HttpError, LinkBase, useTranslate } from 'react-admin'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useAdmin } from '../adminContext.tsx'

interface Props {
  readonly title: string
  readonly text?: string
  /** Error of the failed request. */
  readonly error: unknown
  /** Address of the record's list, if the user may open it. */
  readonly list?: string | undefined
  readonly again: () => void
}

/** Whether the server refused the request, so that a retry is pointless. */
export const isRefused = (error: unknown): boolean => error instanceof HttpError && error.status >= 400 && error.status < 500

/** Error state of a record that cannot be shown: reason, and link to the list. */
export const MissingMessage = ({ title, text, error, list, again }: Props) => {
  const texts = useAreaTexts('record')
  const translate = useTranslate()
  const { Elsewhere } = useAdmin().shell ?? {}
  const refused = isRefused(error)
  return (
    <Card>
      <EmptyState
        role="alert"
        tone={refused ? 'muted' : 'danger'}
        icon={refused ? <SearchOff /> : <ErrorOutline />}
        text={title}
        hint={text}
      >
        {!refused && (
          <Button variant="outlined" onClick={again}>
            {translate('app.retry')}
          </Button>
        )}
        {list !== undefined && (
          <Button variant={refused ? 'outlined' : 'text'} component={LinkBase} to={list}>
            {texts('record.toList')}
          </Button>
        )}
      </EmptyState>
      {Elsewhere && error instanceof HttpError && error.status === 404 && (
        <Suspense>
          <Elsewhere />
        </Suspense>
      )}
    </Card>
  )
}
