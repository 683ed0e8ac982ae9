import { Button } from '@mui/material'
import type { Failure } from '../../../domain/auction/room.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { FailedAttempts } from './FailedAttempts.tsx'
import { TryNowIcon, useRetryNow } from './RetryNow.tsx'

const KNOWN: ReadonlySet<string> = new Set(['noHold', 'insufficientFunds', 'incrementsBroken'])

/** Why a lot is stuck, with the remedy and a retry button. */
export const StuckAlert = ({ id, trouble }: { readonly id: string; readonly trouble: Failure }) => {
  const t = useAreaTexts('bidding')
  const { busy, tryNow } = useRetryNow(id)
  const reason = t(`bidding.stuck.${KNOWN.has(trouble.problem) ? trouble.problem : 'unexpected'}`)
  return (
    <FailedAttempts title={t('bidding.stuck.title')} reason={reason} trouble={trouble}>
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
    </FailedAttempts>
  )
}
