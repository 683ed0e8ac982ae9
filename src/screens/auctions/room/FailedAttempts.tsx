import { Alert, AlertTitle, Button } from '@mui/material'
import { useLocaleState } from 'react-admin'
import type { Failure } from '../../../domain/auction/room.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatDateTime } from '../../../providers/i18n/format.ts'
import { type Retry, TryNowIcon } from './RetryNow.tsx'

interface FailedAttemptsProps {
  readonly title: string
  readonly reason: string
  readonly trouble: Failure
  readonly retry: Retry
}

/** Why work on a record failed, how often, and when the server retries, with a button to retry at once; the API sends it to Admins only (`PRODUCT.md A13`). */
export const FailedAttempts = ({ title, reason, trouble: { attempts, nextAttempt }, retry }: FailedAttemptsProps) => {
  const t = useAreaTexts('bidding')
  const [locale] = useLocaleState()
  const next = nextAttempt === null ? t('bidding.stuck.now') : t('bidding.stuck.next', { time: formatDateTime(nextAttempt, locale) })
  return (
    <Alert severity="error">
      <AlertTitle>{title}</AlertTitle>
      <div>{reason}</div>
      <div>{[t('bidding.stuck.tries', { smart_count: attempts }), next].join(' · ')}</div>
      <Button
        sx={{ mt: 1 }}
        variant="outlined"
        color="inherit"
        size="small"
        startIcon={<TryNowIcon />}
        loading={retry.busy}
        onClick={() => void retry.tryNow()}
      >
        {t('bidding.stuck.tryNow')}
      </Button>
    </Alert>
  )
}
