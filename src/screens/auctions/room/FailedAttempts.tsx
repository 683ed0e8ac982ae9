import { Alert, AlertTitle } from '@mui/material'
import type { ReactNode } from 'react'
import { useLocaleState } from 'react-admin'
import type { Failure } from '../../../domain/auction/room.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatDateTime } from '../../../providers/i18n/format.ts'

interface FailedAttemptsProps {
  readonly title: string
  readonly reason: string
  readonly trouble: Failure
  readonly children?: ReactNode
}

/** Why work on a record failed, how often, and when the server retries; the API sends it to Admins only (`PRODUCT.md A13`). */
export const FailedAttempts = ({ title, reason, trouble: { attempts, nextAttempt }, children }: FailedAttemptsProps) => {
  const t = useAreaTexts('bidding')
  const [locale] = useLocaleState()
  const next = nextAttempt === null ? t('bidding.stuck.now') : t('bidding.stuck.next', { time: formatDateTime(nextAttempt, locale) })
  return (
    <Alert severity="error">
      <AlertTitle>{title}</AlertTitle>
      <div>{reason}</div>
      <div>{[t('bidding.stuck.tries', { smart_count: attempts }), next].join(' · ')}</div>
      {children}
    </Alert>
  )
}
