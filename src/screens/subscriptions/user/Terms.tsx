import { Alert, Button, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { formatPercent } from '../../../providers/i18n/format.ts'
import { mistakeAt } from '../../parts/refused.ts'
import { Section } from '../../parts/Section.tsx'
import type { Subscription } from '../records.ts'
import { usePlanTexts } from '../usePlanTexts.ts'
import { useTermsCall } from './useTerms.ts'

/** Maximum characters of the notes. */
const MAX_LENGTH = 2000

/** Typed notes, and the record that they are based on: if others change its notes meanwhile, that is a conflict. */
interface Draft {
  readonly text: string
  readonly base: Subscription
}

/** The house's notes about a subscription, saved by a button. */
const Notes = ({ subscription }: { readonly subscription: Subscription }) => {
  const { t } = usePlanTexts()
  const [draft, setDraft] = useState<Draft>()
  const [saved, setSaved] = useState(subscription)
  // Until the page is refreshed, the saved record is the newer one.
  const current = saved._version > subscription._version ? saved : subscription
  const notes = draft?.text ?? current.notes ?? ''
  const { send, busy, refused, above } = useTermsCall(t('plans.house.notes.done'), () => setDraft(undefined), ['notes'])
  const save = ({ text, base }: Draft) =>
    send(async (hub) => {
      const data = { notes: text.trim() === '' ? null : text }
      setSaved((await hub.update<Subscription>('subscriptions', { id: base.id, data, previousData: base })).data)
    })
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      {above && <Alert severity="error">{above}</Alert>}
      <TextField
        fullWidth
        multiline
        minRows={2}
        label={t('plans.house.notes.label')}
        {...mistakeAt(refused, 'notes', t('plans.house.notes.hint'))}
        value={notes}
        onChange={({ target }) => setDraft({ text: target.value, base: draft?.base ?? current })}
        slotProps={{ htmlInput: { maxLength: MAX_LENGTH, dir: 'auto' } }}
      />
      <Button variant="outlined" disabled={busy || notes === (current.notes ?? '')} onClick={() => draft && void save(draft)}>
        {t('plans.house.notes.button')}
      </Button>
    </Stack>
  )
}

/** The terms agreed with a firm, and notes of the house. */
export const Terms = ({ subscription }: { readonly subscription: Subscription }) => {
  const { t, locale, day } = usePlanTexts()
  const { freeUntil, discountPercent, discountUntil } = subscription
  const agreed = [
    ...(freeUntil ? [t('plans.house.grant.agreed', { date: day(freeUntil) })] : []),
    ...(discountPercent
      ? [t('plans.house.discount.agreed', { percent: formatPercent(discountPercent, locale), date: day(discountUntil) })]
      : []),
  ]
  return (
    <Section title={t('plans.house.terms')} pending={false} failed={false} retry={() => undefined}>
      {agreed.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {t('plans.house.nothing')}
        </Typography>
      )}
      {agreed.map((text) => (
        <Typography key={text} variant="body2" sx={{ mb: 2 }}>
          {text}
        </Typography>
      ))}
      <Notes key={subscription.id} subscription={subscription} />
    </Section>
  )
}
