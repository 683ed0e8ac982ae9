import { Box, Button, LinearProgress, Typography } from '@mui/material'
import { LinkBase } from 'react-admin'
import { Section } from '../../parts/Section.tsx'
import { PLANS } from '../paths.ts'
import type { OwnPlanAnswer, Plan } from '../records.ts'
import { usePlanTexts } from '../usePlanTexts.ts'
import { CountedBids, CountedCars } from './Counted.tsx'

type What = 'cars' | 'bids'

/** Share of a limit from which larger plans are offered. */
const NEAR = 0.8

const shareOf = (used: number, allowed: number): number => (allowed === 0 ? (used === 0 ? 0 : 1) : used / allowed)

const colorOf = (share: number): 'primary' | 'warning' | 'error' => (share >= 1 ? 'error' : share >= NEAR ? 'warning' : 'primary')

interface MeterProps {
  readonly what: What
  readonly used: number
  readonly allowed: number
}

const Note = ({ what, used, allowed }: MeterProps) => {
  const { t } = usePlanTexts()
  if (used < allowed || (used === 0 && allowed === 0)) return null
  const text = what === 'bids' ? t('plans.usage.full') : used > allowed ? t('plans.usage.above', { smart_count: used - allowed }) : null
  return (
    text && (
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {text}
      </Typography>
    )
  )
}

const Meter = (props: MeterProps) => {
  const { what, used, allowed } = props
  const { t, count } = usePlanTexts()
  const label = t(`plans.usage.${what}`)
  const share = shareOf(used, allowed)
  const amounts = { used: count(used), allowed: count(allowed) }
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 0.5 }}>
        <Typography variant="subtitle2" component="h3">
          {label}
        </Typography>
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {t('plans.usage.of', amounts)}
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        role="meter"
        color={colorOf(share)}
        value={Math.min(100, 100 * share)}
        aria-label={label}
        aria-valuetext={t('plans.usage.spoken', { label, ...amounts })}
        sx={{ height: 8, borderRadius: 4 }}
      />
      <Note {...props} />
    </>
  )
}

interface Props {
  readonly usage: OwnPlanAnswer['usage'] | undefined
  readonly plan: Plan | undefined
  readonly firm: string | undefined
  readonly failed: boolean
  readonly retry: () => void
}

/** Use of both limits of a plan, with what counts. */
export const Usage = ({ usage, plan, firm, failed, retry }: Props) => {
  const { t } = usePlanTexts()
  const near =
    usage && plan && [shareOf(usage.cars, plan.carLimit), shareOf(usage.bids, plan.pipelineCarLimit)].some((share) => share >= NEAR)
  return (
    <Section title={t('plans.usage.title')} pending={!usage && !failed} failed={failed && t('plans.own.failed')} retry={retry}>
      {usage && plan && (
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <div>
            <Meter what="cars" used={usage.cars} allowed={plan.carLimit} />
            <CountedCars count={usage.cars} firm={firm} />
          </div>
          <div>
            <Meter what="bids" used={usage.bids} allowed={plan.pipelineCarLimit} />
            <CountedBids count={usage.bids} firm={firm} />
          </div>
          {near && firm === undefined && (
            <Button component={LinkBase} to={PLANS} variant="outlined" size="small" sx={{ justifySelf: 'start' }}>
              {t('plans.usage.larger')}
            </Button>
          )}
        </Box>
      )}
    </Section>
  )
}
