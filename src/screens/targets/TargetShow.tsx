import { Box, Typography } from '@mui/material'
import { EntityShow } from '../../admin/show/EntityShow.tsx'
import { RecordDetails } from '../../admin/show/RecordDetails.tsx'
import { useShownRecord } from '../../admin/useRecords.ts'
import type { TargetProgress } from '../../domain/targets/calls.ts'
import { formatMoney } from '../../providers/i18n/format.ts'
import { Section } from '../parts/Section.tsx'
import { LegendMark, TargetBar } from './TargetBar.tsx'
import { isReached, type ReachedTarget, useTargetTexts } from './targetTexts.ts'
import { useTargets } from './useTargets.ts'

const FACTS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))', lg: 'repeat(6, minmax(0, 1fr))' },
  gap: 2,
  m: 0,
  mt: 2,
} as const

const Facts = ({ target }: { readonly target: ReachedTarget }) => {
  const { t, amount, percent } = useTargetTexts()
  const { progress } = target
  const facts = [
    ['reached', amount(target, target.reached), percent(progress.percent)],
    ['target', amount(target, target.target), t(`targets.measure.${target.measure}`)],
    ['pace', amount(target, progress.pace), t(`targets.state.${progress.state}`)],
    ['forecast', amount(target, progress.forecast), percent(progress.forecastPercent)],
    ['remaining', amount(target, progress.remaining), ''],
    ['days', t('targets.dayOf', { elapsed: progress.elapsed, days: progress.days }), ''],
  ] as const
  return (
    <Box component="dl" sx={FACTS}>
      {facts.map(([name, value, note]) => (
        <div key={name}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {t(`targets.${name}`)}
            {(name === 'pace' || name === 'forecast') && <LegendMark of={name} />}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            <bdi>{value}</bdi>
          </Typography>
          {note !== '' && (
            <Typography component="dd" variant="caption" color="text.secondary" sx={{ m: 0 }}>
              <bdi>{note}</bdi>
            </Typography>
          )}
        </div>
      ))}
    </Box>
  )
}

const Others = ({ target: { others } }: { readonly target: TargetProgress }) => {
  const { t, locale } = useTargetTexts()
  if (others.length === 0) return null
  const amounts = others.map(({ amount, currency }) => formatMoney(amount, currency, locale)).join(' · ')
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
      {t('targets.others', { amounts })}
    </Typography>
  )
}

const Progress = ({ id }: { readonly id: string }) => {
  const { t } = useTargetTexts()
  const { data, isPending, isError, refetch } = useTargets({ ids: [id] })
  const [target] = data ?? []
  return (
    <Section title={t('targets.progress')} pending={isPending} failed={isError && t('targets.failed')} retry={() => void refetch()}>
      {target && !isReached(target) && <Typography color="text.secondary">{t('targets.hidden')}</Typography>}
      {target && isReached(target) && (
        <>
          <TargetBar target={target} aria-label={t('targets.progress')} />
          <Facts target={target} />
          <Others target={target} />
        </>
      )}
    </Section>
  )
}

const Own = () => {
  const record = useShownRecord('targets')
  // Remounts with each version, so that a changed target is measured again.
  return record ? <Progress key={record._version} id={record.id} /> : null
}

/** The generated page of a target, with its progress. */
const TargetShow = () => (
  <EntityShow
    details={
      <>
        <Own />
        <Box sx={{ mt: { xs: 2, lg: 2.5 } }}>
          <RecordDetails />
        </Box>
      </>
    }
  />
)

export default TargetShow
