import CheckCircle from '@mui/icons-material/CheckCircle'
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked'
import RemoveCircleOutline from '@mui/icons-material/RemoveCircleOutline'
import { Box, Button, Card, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { ToneChip } from '../../admin/StateChip.tsx'
import type { SetupState, SetupStep } from '../../domain/setup.ts'
import type { Tone } from '../../model/entitySchema.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { useSettings } from './useSettings.ts'

const TONES: Readonly<Partial<Record<SetupState, Tone>>> = { done: 'good' }

const SIGNS: Readonly<Record<SetupState, ReactNode>> = {
  open: <RadioButtonUnchecked sx={{ color: 'text.secondary' }} />,
  done: <CheckCircle sx={{ color: 'var(--good)' }} />,
  skipped: <RemoveCircleOutline sx={{ color: 'text.secondary' }} />,
}

const LINE = { display: 'flex', alignItems: 'flex-start', gap: { xs: 1.5, sm: 2 }, p: { xs: 2, sm: 2.5 } } as const

const ACTIONS = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.5 } as const

/** Skips a step, or resumes it; a completed step needs neither. */
const Skip = ({ name, state }: SetupStep) => {
  const t = useAreaTexts('setup')
  const { settings, change, busy } = useSettings()
  if (state === 'done' || !settings) return null
  const others = settings.skippedSteps.filter((step) => step !== name)
  const skipped = state === 'skipped'
  return (
    <Button disabled={busy} onClick={() => change({ skippedSteps: skipped ? others : [...others, name] })}>
      {t(skipped ? 'setup.resume' : 'setup.skip')}
    </Button>
  )
}

interface Props {
  readonly step: SetupStep
  /** Link or controls of the step. */
  readonly children: ReactNode
}

/** One step: purpose, state, controls, and a button to skip it. */
export const StepCard = ({ step, children }: Props) => {
  const t = useAreaTexts('setup')
  const { name, state } = step
  const title = t(`setup.steps.${name}.title`)
  return (
    <Card component="li" aria-label={title} sx={{ listStyle: 'none' }}>
      <Box sx={LINE}>
        <Box aria-hidden sx={{ display: 'grid', pt: '3px' }}>
          {SIGNS[state]}
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
            <Typography variant="h6" component="h2">
              {title}
            </Typography>
            <ToneChip tone={TONES[state]} label={t(`setup.states.${state}`)} />
          </Box>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, maxWidth: '70ch' }}>
            {t(`setup.steps.${name}.text`)}
          </Typography>
          <Box sx={ACTIONS}>
            {children}
            <Skip {...step} />
          </Box>
        </Box>
      </Box>
    </Card>
  )
}
