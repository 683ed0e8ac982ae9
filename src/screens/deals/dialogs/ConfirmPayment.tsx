import type { dealCalls } from '../../../domain/deals/calls.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import type { DealDialogProps } from '../DealActions.tsx'
import { useDealCall } from '../useDealCall.ts'
import { useDealTexts } from '../useSheet.ts'

/** Pays the open amount from the wallet. */
export const ConfirmPayment = ({ id, sheet: { owed, available, currency }, onClose }: DealDialogProps) => {
  const { t, money } = useDealTexts()
  const { busy, act, above } = useDealCall(
    (hub, _, headers) => hub.call<typeof dealCalls.pay>('POST', '/api/deals/{id}/pay', { params: { id }, headers }),
    t('deals.done.pay'),
    onClose,
  )
  return (
    <FormDialog
      title={t('deals.act.pay')}
      text={t('deals.ask.pay', { amount: money(owed, currency), available: money(available, currency) })}
      yes={t('deals.act.pay')}
      busy={busy}
      error={above}
      onSubmit={() => void act()}
      onClose={onClose}
    >
      {null}
    </FormDialog>
  )
}
