import { Box, Button, Card, Chip, Typography } from '@mui/material'
import { LinkBase } from 'react-admin'
import { useMay } from '../../../admin/adminContext.tsx'
import { ToneChip } from '../../../admin/StateChip.tsx'
import type { Plan, Subscription } from '../records.ts'
import { usePlanTexts } from '../usePlanTexts.ts'
import { type Choice, choiceOf } from './choice.ts'

interface Props {
  readonly plan: Plan
  readonly subscription: Subscription | undefined
  /** The plan of the subscription. */
  readonly own: Plan | undefined
  /** Undefined if the user can't choose plans. */
  readonly onChoose: ((plan: Plan, label: string) => void) | undefined
}

/** The rows of cards in a line have equal heights, which aligns the same facts. */
const CARD = {
  p: { xs: 2, sm: 3 },
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 5',
  rowGap: 2,
  minWidth: 0,
  '&[data-yours=true]': { borderColor: 'var(--primary)', boxShadow: 'inset 0 0 0 1px var(--primary)' },
} as const

const FACTS = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  '& > div': { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', py: 1, borderTop: '1px solid var(--line)' },
  '& dd': { m: 0, textAlign: 'end', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
} as const

const Facts = ({ plan: { carLimit, pipelineCarLimit, extraCarPrice, currency } }: { readonly plan: Plan }) => {
  const { t, money, count } = usePlanTexts()
  const facts = [
    ['cars', count(carLimit)],
    ['bids', count(pipelineCarLimit)],
    ['extra', money(extraCarPrice, currency)],
  ] as const
  return (
    <Box component="dl" sx={FACTS}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>
            <Typography variant="body2">{t(`plans.fact.${name}`)}</Typography>
            <Typography variant="caption" color="text.secondary">
              {t(`plans.fact.${name}Hint`)}
            </Typography>
          </dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </Box>
  )
}

const Mark = ({ choice, subscription, plan }: { readonly choice: Choice } & Pick<Props, 'subscription' | 'plan'>) => {
  const { t, day } = usePlanTexts()
  if (choice === 'planned') return <ToneChip tone="hint" label={t('plans.plannedFrom', { date: day(subscription?.renewalDate) })} />
  const has = subscription && subscription.status !== 'ended' && subscription.plan === plan.id
  return has ? <Chip size="small" color="primary" label={t('plans.yours')} /> : null
}

const NOT_OFFERED: ReadonlySet<Choice> = new Set(['yours', 'planned'])

const Choose = ({ plan, choice, onChoose }: { readonly choice: Choice } & Pick<Props, 'plan' | 'onChoose'>) => {
  const { t } = usePlanTexts()
  if (!onChoose || NOT_OFFERED.has(choice) || (plan.active === false && choice !== 'keep')) return null
  const label = t(`plans.action.${choice}`)
  return (
    <Button
      fullWidth
      variant={choice === 'first' || choice === 'larger' ? 'contained' : 'outlined'}
      aria-label={t('plans.action.named', { action: label, name: plan.name })}
      onClick={() => onChoose(plan, label)}
    >
      {label}
    </Button>
  )
}

const Price = ({ plan: { pricePerMonth, currency } }: { readonly plan: Plan }) => {
  const { t, money } = usePlanTexts()
  return (
    <Typography component="p" sx={{ overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ fontSize: '1.75rem', fontWeight: 650, letterSpacing: '-0.02em', fontVariantNumeric: 'tabular-nums' }}>
        {money(pricePerMonth, currency)}
      </Box>{' '}
      <Typography component="span" variant="body2" color="text.secondary">
        {t('plans.monthly')}
      </Typography>
    </Typography>
  )
}

/** A plan with its price, limits and actions. */
export const PlanCard = ({ plan, subscription, own, onChoose }: Props) => {
  const { t } = usePlanTexts()
  const may = useMay()
  const choice = choiceOf(plan, subscription, own)
  const yours = subscription !== undefined && subscription.status !== 'ended' && subscription.plan === plan.id
  return (
    <Card component="li" data-yours={yours} sx={CARD}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{plan.name}</bdi>
        </Typography>
        <Mark choice={choice} subscription={subscription} plan={plan} />
        {plan.active === false && <Chip size="small" label={t('plans.withdrawn')} />}
      </Box>
      <Typography variant="body2" color="text.secondary" dir="auto" sx={{ overflowWrap: 'anywhere', textAlign: 'left' }}>
        {plan.description}
      </Typography>
      <Price plan={plan} />
      <Facts plan={plan} />
      <Box sx={{ alignSelf: 'end', display: 'grid', gap: 1 }}>
        <Choose plan={plan} choice={choice} onChoose={onChoose} />
        {may('subscriptionPlans', 'edit') && (
          <Button
            fullWidth
            component={LinkBase}
            to={`/subscriptionPlans/${encodeURIComponent(plan.id)}`}
            variant="outlined"
            aria-label={t('plans.edit', { name: plan.name })}
          >
            {t('plans.editButton')}
          </Button>
        )}
      </Box>
    </Card>
  )
}
