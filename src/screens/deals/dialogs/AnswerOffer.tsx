import { FormControlLabel, Radio, RadioGroup } from '@mui/material'
import { useState } from 'react'
import type { dealCalls } from '../../../domain/deals/calls.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import type { DealDialogProps } from '../DealActions.tsx'
import { useDealCall } from '../useDealCall.ts'
import { useDealTexts } from '../useSheet.ts'

const ANSWERS = ['yes', 'no'] as const

/** Accepts or declines a second chance. */
export const AnswerOffer = ({ id, sheet: { buying, currency }, onClose }: DealDialogProps) => {
  const { t, money } = useDealTexts()
  const [answer, setAnswer] = useState<string>('yes')
  const { busy, act, above } = useDealCall(
    (hub, typed, headers) =>
      hub.call<typeof dealCalls.answer>('POST', '/api/deals/{id}/answer', {
        params: { id },
        headers,
        body: { accept: typed.answer === 'yes' },
      }),
    t(`deals.done.${answer === 'yes' ? 'accept' : 'decline'}`),
    onClose,
  )
  return (
    <FormDialog
      title={t('deals.act.accept')}
      text={t('deals.ask.accept', { amount: money(buying?.total ?? null, currency) })}
      yes={t('deals.send')}
      busy={busy}
      error={above}
      onSubmit={() => void act({ answer })}
      onClose={onClose}
    >
      <RadioGroup aria-label={t('deals.act.accept')} value={answer} onChange={(_, chosen) => setAnswer(chosen)}>
        {ANSWERS.map((one) => (
          <FormControlLabel key={one} value={one} control={<Radio />} label={t(`deals.answer.${one}`)} />
        ))}
      </RadioGroup>
    </FormDialog>
  )
}
