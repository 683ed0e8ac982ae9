import { Button, Card, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useNotify } from 'react-admin'
import { useAdmin } from '../../../admin/adminContext.tsx'
import type { Lot } from '../../../domain/auction/room.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatDateTime } from '../../../providers/i18n/format.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { useBid } from '../bid/useBid.ts'
import { useOutcomeText } from '../bid/useOutcome.ts'
import { decideUntil } from '../decideUntil.ts'
import { useMoney } from '../useMoney.ts'

/** Accepting or rejecting the highest bid, for the seller and Admins (`PRODUCT.md A6`). */
export const Decision = ({ lot }: { readonly lot: Lot }) => {
  const t = useAreaTexts('bidding')
  const [locale] = useLocaleState()
  const { subject } = useAdmin()
  const money = useMoney(lot.currency)
  const notify = useNotify()
  const outcomeText = useOutcomeText(lot)
  const { busy, decide, isOffline } = useBid(lot)
  const [asking, setAsking] = useState<'accept' | 'reject'>()
  const waits = lot.status === 'pendingApproval' || lot.status === 'reserveNotMet'
  if (!waits || !(lot.own.seller || subject.roles.includes('Admin'))) return null
  const answer = async (accept: boolean) => {
    const outcome = await decide(accept)
    setAsking(undefined)
    if (outcome === undefined) return
    if (outcome.kind !== 'done') notify(outcomeText(outcome), { type: 'error' })
    else notify(t(accept ? 'bidding.decision.accepted' : 'bidding.decision.rejected'), { type: 'success' })
  }
  const ask = (kind: 'accept' | 'reject') => (isOffline() ? void answer(kind === 'accept') : setAsking(kind))
  const amount = money(lot.price)
  const kind = asking ?? 'accept'
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, borderColor: 'warning.main' }} component="section" aria-labelledby="decision">
      <Typography id="decision" variant="h6" component="h2" sx={{ mb: 0.5 }}>
        {t(lot.own.seller ? 'bidding.decision.title' : 'bidding.decision.adminTitle')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {t('bidding.decision.text', { amount, time: formatDateTime(decideUntil(lot), locale) })}
      </Typography>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button variant="contained" disabled={busy} onClick={() => ask('accept')}>
          {t('bidding.decision.accept')}
        </Button>
        <Button variant="outlined" color="error" disabled={busy} onClick={() => ask('reject')}>
          {t('bidding.decision.reject')}
        </Button>
      </Stack>
      <ConfirmDialog
        open={asking !== undefined}
        title={t(`bidding.confirm.${kind}Title`, { amount })}
        text={t(`bidding.confirm.${kind}Text`)}
        yes={t(`bidding.decision.${kind}`)}
        tone={kind === 'reject' ? 'error' : 'primary'}
        busy={busy}
        onYes={() => void answer(kind === 'accept')}
        onClose={() => setAsking(undefined)}
      />
    </Card>
  )
}
