import { FormControlLabel, Radio, RadioGroup, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import type { dealCalls } from '../../../domain/deals/calls.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { mistakeAt } from '../../parts/refused.ts'
import type { DealDialogProps } from '../DealActions.tsx'
import { useDealCall } from '../useDealCall.ts'
import { useDealTexts } from '../useSheet.ts'

const OUTCOMES = ['continue', 'refund'] as const

/** Paths of errors that inputs show. */
const SHOWN = ['reason']

/** Decides a dispute, for an Admin. */
export const Decide = ({ id, onClose }: DealDialogProps) => {
  const { t } = useDealTexts()
  const [outcome, setOutcome] = useState<string>('continue')
  const [reason, setReason] = useState('')
  const { busy, act, refused, above } = useDealCall(
    (hub, typed, headers) =>
      hub.call<typeof dealCalls.decide>('POST', '/api/deals/{id}/decide', {
        params: { id },
        headers,
        body: { outcome: typed.outcome === 'refund' ? 'refund' : 'continue', reason: typed.reason ?? '' },
      }),
    t('deals.done.decide'),
    onClose,
    SHOWN,
  )
  return (
    <FormDialog
      title={t('deals.act.decide')}
      yes={t('deals.act.decide')}
      size="sm"
      busy={busy}
      incomplete={reason.trim() === ''}
      error={above}
      onSubmit={() => void act({ outcome, reason: reason.trim() })}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <RadioGroup aria-label={t('deals.act.decide')} value={outcome} onChange={(_, chosen) => setOutcome(chosen)}>
          {OUTCOMES.map((one) => (
            <FormControlLabel key={one} value={one} control={<Radio />} label={t(`deals.outcome.${one}`)} />
          ))}
        </RadioGroup>
        <TextField
          fullWidth
          required
          multiline
          minRows={2}
          label={t('deals.reason')}
          value={reason}
          {...mistakeAt(refused, 'reason')}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </Stack>
    </FormDialog>
  )
}
