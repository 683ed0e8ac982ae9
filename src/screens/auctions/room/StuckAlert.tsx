import type { Failure } from '../../../domain/auction/room.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { FailedAttempts } from './FailedAttempts.tsx'
import { useRetryLot } from './RetryNow.tsx'

const KNOWN: ReadonlySet<string> = new Set(['noHold', 'insufficientFunds', 'incrementsBroken'])

/** Why a lot is stuck, with the remedy and a retry button. */
export const StuckAlert = ({ id, trouble }: { readonly id: string; readonly trouble: Failure }) => {
  const t = useAreaTexts('bidding')
  const reason = t(`bidding.stuck.${KNOWN.has(trouble.problem) ? trouble.problem : 'unexpected'}`)
  return <FailedAttempts title={t('bidding.stuck.title')} reason={reason} trouble={trouble} retry={useRetryLot(id)} />
}
