import { Box, Button, LinearProgress, Typography } from '@mui/material'
import { LinkBase } from 'react-admin'
import { toneColor } from '../../../admin/StateChip.tsx'
import type { Tone } from '../../../model/entitySchema.ts'
import { Section } from '../../parts/Section.tsx'
import { PLANS } from '../paths.ts'
import type { Counted, Standing } from '../records.ts'
import { usePlanTexts } from '../usePlanTexts.ts'
import { CountedRecords } from './Counted.tsx'

type CountedKind = 'cars' | 'bids'

/** Share of a limit from which larger plans are offered. */
const NEAR = 0.8

const shareOf = (used: number, allowed: number): number => (allowed === 0 ? (used === 0 ? 0 : 1) : used / allowed)

const toneOf = (share: number): Tone | undefined => (share >= 1 ? 'danger' : share >= NEAR ? 'caution' : undefined)

interface MeterProps {
  readonly what: CountedKind
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
  const tone = toneOf(share)
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
        color={tone ? toneColor(tone) : 'primary'}
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
  readonly standing: Standing | undefined
  readonly counted: Counted | undefined
  /** Fetches the counted records. */
  readonly onOpen: () => void
  /** Whether larger plans can be chosen. */
  readonly own: boolean
  readonly failed: boolean
  readonly retry: () => void
}

type Limits = NonNullable<Standing['limits']>

const LargerPlans = ({ usage, limits }: { readonly usage: Standing['usage']; readonly limits: Limits }) => {
  const { t } = usePlanTexts()
  const shares = [shareOf(usage.cars, limits.carLimit), shareOf(usage.bids + usage.wins, limits.pipelineCarLimit)]
  if (!shares.some((share) => share >= NEAR)) return null
  return (
    <Button component={LinkBase} to={PLANS} variant="outlined" size="small" sx={{ justifySelf: 'start' }}>
      {t('plans.usage.larger')}
    </Button>
  )
}

/** Usage of both limits of a plan, with the counted records. */
export const Usage = ({ standing, counted, onOpen, own, failed, retry }: Props) => {
  const { t } = usePlanTexts()
  const { usage, limits } = standing ?? {}
  return (
    <Section title={t('plans.usage.title')} pending={!standing && !failed} failed={failed && t('plans.own.failed')} retry={retry}>
      {usage && limits && (
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <div>
            <Meter what="cars" used={usage.cars} allowed={limits.carLimit} />
            <CountedRecords kinds={['cars']} total={usage.cars} counted={counted} onOpen={onOpen} />
          </div>
          <div>
            <Meter what="bids" used={usage.bids + usage.wins} allowed={limits.pipelineCarLimit} />
            <CountedRecords kinds={['bids', 'wins']} total={usage.bids + usage.wins} counted={counted} onOpen={onOpen} />
          </div>
          {own && <LargerPlans usage={usage} limits={limits} />}
        </Box>
      )}
    </Section>
  )
}
