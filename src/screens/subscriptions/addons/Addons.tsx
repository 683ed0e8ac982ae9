import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { ToneChip } from '../../../admin/StateChip.tsx'
import { useRecords } from '../../../admin/useRecords.ts'
import type { subscriptionCalls } from '../../../domain/subscriptions/calls.ts'
import type { Tone } from '../../../model/entitySchema.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Section } from '../../parts/Section.tsx'
import { ChangeDialog } from '../change/ChangeDialog.tsx'
import type { Addon, Subscription } from '../records.ts'
import { usePlanAction } from '../usePlanAction.ts'
import { usePlanFirm } from '../usePlanFirm.ts'
import { usePlanTexts } from '../usePlanTexts.ts'

const ROWS = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 2,
    rowGap: 1,
    alignItems: 'center',
    justifyContent: 'space-between',
    py: 1.5,
    borderTop: '1px solid var(--line)',
  },
  '& > li:first-of-type': { borderTop: 0, pt: 0 },
} as const

type State = 'off' | 'on' | 'ending'

const TONES: Readonly<Partial<Record<State, Tone>>> = { on: 'good', ending: 'caution' }

const stateOf = ({ id }: Addon, { addonServices, droppedAddons }: Subscription): State => {
  if (!addonServices?.includes(id)) return 'off'
  return droppedAddons?.includes(id) ? 'ending' : 'on'
}

interface Props {
  readonly addon: Addon
  readonly subscription: Subscription
}

/** Books an add-on service, ends it with the period, or keeps it. */
const Action = ({ addon: { id, name, active }, state, subscription }: Props & { readonly state: State }) => {
  const { t, day } = usePlanTexts()
  const [asking, setAsking] = useState(false)
  const ends = state === 'on'
  const { busy, act } = usePlanAction(
    ({ call }, _, headers) =>
      call<typeof subscriptionCalls.book>('POST', '/api/subscriptions/addons', { headers, body: { addon: id, booked: !ends } }),
    t(ends ? 'plans.change.endedDone' : 'plans.change.keptDone'),
  )
  if (state === 'off' && active === false) return null
  const label = t(`plans.addons.${state === 'off' ? 'book' : ends ? 'end' : 'keep'}`)
  const close = () => setAsking(false)
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        disabled={busy}
        aria-label={t('plans.action.named', { action: label, name })}
        onClick={() => (state === 'ending' ? void act() : setAsking(true))}
      >
        {label}
      </Button>
      {asking && state === 'off' && <ChangeDialog change={{ what: 'addon', id, name, yes: label }} onClose={close} />}
      {asking && ends && (
        <ConfirmDialog
          open
          title={t('plans.change.endAddon', { name })}
          text={t('plans.change.endText', { date: day(subscription.renewalDate) })}
          yes={label}
          busy={busy}
          onYes={() => void act().then(close)}
          onClose={close}
        />
      )}
    </>
  )
}

const Mark = ({ state, subscription }: { readonly state: State; readonly subscription: Subscription }) => {
  const { t, day } = usePlanTexts()
  if (state === 'off') return null
  const label = state === 'on' ? t('plans.addons.on') : t('plans.addons.ends', { date: day(subscription.renewalDate) })
  return <ToneChip tone={TONES[state]} label={label} />
}

const Row = ({ addon, subscription }: { readonly addon: Addon; readonly subscription: Subscription | undefined }) => {
  const { t, money } = usePlanTexts()
  const firm = usePlanFirm()
  const current = subscription && subscription.status !== 'ended' ? subscription : undefined
  const state = current ? stateOf(addon, current) : 'off'
  return (
    <li>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography variant="subtitle2" component="h3">
            <bdi>{addon.name}</bdi>
          </Typography>
          {current && <Mark state={state} subscription={current} />}
        </Box>
        <Typography variant="body2" color="text.secondary" dir="auto" sx={{ textAlign: 'left', overflowWrap: 'anywhere' }}>
          {addon.description}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('plans.perMonth', { price: money(addon.pricePerMonth, addon.currency) })}
      </Typography>
      {current && current.status !== 'paused' && firm !== undefined && <Action addon={addon} state={state} subscription={current} />}
    </li>
  )
}

interface AddonsProps {
  readonly subscription: Subscription | undefined
  /** For another firm: shows only booked add-ons. */
  readonly other?: boolean
}

/** The add-on services that are offered, and those that the firm has booked. */
export const Addons = ({ subscription, other = false }: AddonsProps) => {
  const { t } = usePlanTexts()
  const { data = [], isPending, error, refetch } = useRecords('addonServices', { sort: { field: 'name', order: 'ASC' }, limit: 100 })
  const firm = usePlanFirm()
  const booked = subscription?.addonServices ?? []
  const shown = data.filter(({ id, active }) => (active !== false && !other) || booked.includes(id))
  const without = firm !== undefined && (!subscription || subscription.status === 'ended')
  return (
    <Section title={t('plans.addons.title')} pending={isPending} failed={error ? t('plans.failed') : false} retry={() => void refetch()}>
      {!isPending && !error && shown.length === 0 && (
        <Typography color="text.secondary">{t(other ? 'plans.addons.noneBooked' : 'plans.addons.none')}</Typography>
      )}
      {without && shown.length > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {t('plans.addons.needPlan')}
        </Typography>
      )}
      {shown.length > 0 && (
        <Box component="ul" sx={ROWS}>
          {shown.map((addon) => (
            <Row key={addon.id} addon={addon} subscription={subscription} />
          ))}
        </Box>
      )}
    </Section>
  )
}
