import { TextField } from '@mui/material'
import { useState } from 'react'
import type { dealCalls } from '../../../domain/deals/calls.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { mistakeAt } from '../../parts/refused.ts'
import type { DealDialogProps } from '../DealActions.tsx'
import { useDealCall } from '../useDealCall.ts'
import { useDealTexts } from '../useSheet.ts'

/** Paths of errors that inputs show. */
const SHOWN = ['reference']

/** Confirms, for an Admin, that a transfer has arrived. */
export const Transfer = ({ id, sheet: { owed, currency }, onClose }: DealDialogProps) => {
  const { t, money } = useDealTexts()
  const [reference, setReference] = useState('')
  const { busy, act, refused, above } = useDealCall(
    (hub, typed, headers) =>
      hub.call<typeof dealCalls.transfer>('POST', '/api/deals/{id}/transfer', {
        params: { id },
        headers,
        body: { reference: typed.reference ?? '' },
      }),
    t('deals.done.confirmTransfer'),
    onClose,
    SHOWN,
  )
  return (
    <FormDialog
      title={t('deals.act.confirmTransfer')}
      text={t('deals.ask.confirmTransfer', { amount: money(owed, currency) })}
      yes={t('deals.act.confirmTransfer')}
      busy={busy}
      incomplete={reference.trim() === ''}
      error={above}
      onSubmit={() => void act({ reference: reference.trim() })}
      onClose={onClose}
    >
      <TextField
        fullWidth
        required
        label={t('deals.reference')}
        value={reference}
        {...mistakeAt(refused, 'reference')}
        onChange={({ target }) => setReference(target.value)}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
    </FormDialog>
  )
}
