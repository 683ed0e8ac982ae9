import { Box, Button, Card, LinearProgress, Skeleton, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase } from 'react-admin'
import type { Setup, SetupStep } from '../../domain/setup.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ExamplePlans } from './ExamplePlans.tsx'
import { MailStep } from './MailStep.tsx'
import { SignUpStep } from './SignUpStep.tsx'
import { StepCard } from './StepCard.tsx'
import { useSetup } from './useSetup.ts'

/** Addresses of steps with their own screen. */
const WAYS: Readonly<Record<string, string>> = {
  house: '/firms/house',
  plans: '/subscriptionPlans/create',
  carLot: '/carLots/create',
  colleague: '/-/MyFirm',
}

/** Link to the screen of a step. */
const StepLink = ({ name, state }: SetupStep) => {
  const t = useAreaTexts('setup')
  const to = WAYS[name]
  if (to === undefined) return null
  return (
    <Button component={LinkBase} to={to} variant={state === 'open' ? 'contained' : 'outlined'}>
      {t(`setup.steps.${name}.action`)}
    </Button>
  )
}

interface Parts {
  readonly setup: Setup
  readonly refresh: () => void
}

/** Content of a step besides, or instead of, the link to its screen. */
const FURTHER: Readonly<Record<string, (parts: Parts) => ReactNode>> = {
  mail: ({ setup: { mail }, refresh }) => <MailStep mail={mail} refresh={refresh} />,
  signUp: ({ setup: { dealerApproval } }) => <SignUpStep dealerApproval={dealerApproval} />,
}

const further = (step: SetupStep, parts: Parts): ReactNode => {
  if (step.name === 'plans' && step.state !== 'done') return <ExamplePlans refresh={parts.refresh} />
  return FURTHER[step.name]?.(parts)
}

const Progress = ({ steps }: Pick<Setup, 'steps'>) => {
  const t = useAreaTexts('setup')
  const settled = steps.filter(({ state }) => state !== 'open').length
  const text = t(settled === steps.length ? 'setup.complete' : 'setup.progress', { done: settled, all: steps.length })
  return (
    <Box>
      <Typography variant="body2" color="text.secondary" role="status" sx={{ mb: 1 }}>
        {text}
      </Typography>
      <LinearProgress variant="determinate" value={(100 * settled) / Math.max(1, steps.length)} aria-label={text} />
    </Box>
  )
}

const Loading = () => (
  <Stack sx={{ gap: 2 }} aria-busy>
    {[0, 1, 2].map((place) => (
      <Skeleton key={place} variant="rounded" height={128} sx={{ borderRadius: '12px' }} />
    ))}
  </Stack>
)

/** The steps of the setup; each can be skipped and resumed. */
export const SetupSteps = () => {
  const t = useAreaTexts('setup')
  const { data, error, refetch, refresh } = useSetup()
  if (error && !data)
    return (
      <Card>
        <ErrorState text={t('setup.failed')} retry={() => void refetch()} />
      </Card>
    )
  if (!data) return <Loading />
  return (
    <Stack sx={{ gap: 2, maxWidth: 960 }}>
      <Progress steps={data.steps} />
      <Stack component="ol" sx={{ gap: 2, p: 0, m: 0 }}>
        {data.steps.map((step) => (
          <StepCard key={step.name} step={step}>
            {further(step, { setup: data, refresh })}
            <StepLink {...step} />
          </StepCard>
        ))}
      </Stack>
    </Stack>
  )
}
