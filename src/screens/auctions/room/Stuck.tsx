import { Alert, AlertTitle, Button } from '@mui/material'
import { useLocaleState } from 'react-admin'
import type { LotFailure } from '../../../domain/auction/room.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatDateTime } from '../../../providers/i18n/format.ts'
import { TryNowIcon, useRetryNow } from './RetryNow.tsx'

const KNOWN: ReadonlySet<string> = new Set(['noHold', 'insufficientFunds', 'incrementsBroken'])

/** Why a lot is stuck, the remedy, and when the server retries; the API sends it to Admins only (`PRODUCT.md A13`). */
export const Stuck = ({ id, trouble }: { readonly id: string; readonly trouble: LotFailure }) => {
  const t = useAreaTexts('bidding')
  const [locale] = useLocaleState()
  const { busy, tryNow } = useRetryNow(id)
  const { problem, attempts, nextAttempt } = trouble
  const next = nextAttempt === null ? t('bidding.stuck.now') : t('bidding.stuck.next', { time: formatDateTime(nextAttempt, locale) })
  return (
    <Alert severity="error">
      <AlertTitle>{t('bidding.stuck.title')}</AlertTitle>
      <div>{t(`bidding.stuck.${KNOWN.has(problem) ? problem : 'unexpected'}`)}</div>
      <div>{[t('bidding.stuck.tries', { smart_count: attempts }), next].join(' · ')}</div>
      <Button
        sx={{ mt: 1 }}
        variant="outlined"
        color="inherit"
        size="small"
        startIcon={<TryNowIcon />}
        loading={busy}
        onClick={() => void tryNow()}
      >
        {t('bidding.stuck.tryNow')}
      </Button>
    </Alert>
  )
}
