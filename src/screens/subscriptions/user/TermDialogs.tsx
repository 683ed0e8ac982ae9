import { InputAdornment, MenuItem, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { DayField } from '../../../admin/form/DayField.tsx'
import { parseLocaleNumber } from '../../../admin/localeNumber.ts'
import { useRecords } from '../../../admin/useRecords.ts'
import type { subscriptionActions } from '../../../domain/subscriptions/calls.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { mistakeAt } from '../../parts/refused.ts'
import type { Subscription } from '../records.ts'
import { usePlanTexts } from '../usePlanTexts.ts'
import { useTermsCall } from './useTerms.ts'

type Actions = typeof subscriptionActions

/** 0 to 100 with at most two decimal places, as the call takes it. */
const PERCENT = /^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/

interface Props {
  readonly subscription: Subscription
  readonly onClose: () => void
}

/** Grants a plan free of charge until a day; an empty day ends the grant. */
export const GrantDialog = ({ subscription: { id, plan, freeUntil }, onClose }: Props) => {
  const { t } = usePlanTexts()
  const plans = useRecords('subscriptionPlans', { sort: { field: 'pricePerMonth', order: 'ASC' }, limit: 100 })
  const [chosen, choose] = useState(plan)
  const [until, setUntil] = useState(freeUntil ?? '')
  const { send, busy, refused, above } = useTermsCall(t('plans.house.grant.done'), onClose, ['plan', 'until'])
  const body = until === '' ? {} : { plan: chosen, until }
  const act = () => send((hub) => hub.call<Actions['grant']>('POST', '/api/subscriptions/{id}/grant', { params: { id }, body }))
  return (
    <FormDialog
      title={t('plans.house.grant.title')}
      text={t('plans.house.grant.text')}
      yes={t('plans.house.grant.button')}
      busy={busy}
      incomplete={until === '' && !freeUntil}
      error={above}
      onSubmit={() => void act()}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2, pt: 1 }}>
        <TextField
          select
          fullWidth
          label={t('plans.house.plan')}
          value={chosen}
          {...mistakeAt(refused, 'plan')}
          onChange={({ target }) => choose(target.value)}
        >
          {(plans.data ?? []).map(({ id: one, name }) => (
            <MenuItem key={one} value={one}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <DayField label={t('plans.house.until')} mistake={refused.fields.until} value={until} onChange={setUntil} />
      </Stack>
    </FormDialog>
  )
}

/** Grants a discount on the plan until a day; an empty percentage ends it. */
export const DiscountDialog = ({ subscription: { id, discountPercent, discountUntil }, onClose }: Props) => {
  const { t, locale } = usePlanTexts()
  const [percent, setPercent] = useState(discountPercent ?? '')
  const [until, setUntil] = useState(discountUntil ?? '')
  const { send, busy, refused, above } = useTermsCall(t('plans.house.discount.done'), onClose, ['percent', 'until'])
  const given = parseLocaleNumber(percent, locale)
  const wrong = percent !== '' && !PERCENT.test(given)
  const body = percent === '' ? {} : { percent: given, until }
  const act = () => send((hub) => hub.call<Actions['discount']>('POST', '/api/subscriptions/{id}/discount', { params: { id }, body }))
  return (
    <FormDialog
      title={t('plans.house.discount.title')}
      text={t('plans.house.discount.text')}
      yes={t('plans.house.discount.button')}
      busy={busy}
      incomplete={wrong || (percent === '' ? !discountPercent : until === '')}
      error={above}
      onSubmit={() => void act()}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2, pt: 1 }}>
        <TextField
          fullWidth
          label={t('plans.house.percent')}
          value={percent}
          {...(wrong ? { error: true, helperText: t('plans.house.discount.range') } : mistakeAt(refused, 'percent'))}
          onChange={({ target }) => setPercent(target.value)}
          slotProps={{
            htmlInput: { inputMode: 'decimal', dir: 'ltr', autoComplete: 'off' },
            input: { endAdornment: <InputAdornment position="end">%</InputAdornment> },
          }}
        />
        <DayField label={t('plans.house.until')} mistake={refused.fields.until} value={until} onChange={setUntil} />
      </Stack>
    </FormDialog>
  )
}
