import { Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { SetupStep } from '../../domain/setup.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'

/** Where each step is taken that has a screen of its own. */
const WAYS: Readonly<Record<string, string>> = {
  house: '/firms/house',
  plans: '/subscriptionPlans/create',
  carLot: '/carLots/create',
  colleague: '/-/MyFirm',
}

/** The way to the screen on which a step is taken. */
export const StepLink = ({ name, state }: SetupStep) => {
  const t = useAreaTexts('setup')
  const to = WAYS[name]
  if (to === undefined) return null
  return (
    <Button component={LinkBase} to={to} variant={state === 'open' ? 'contained' : 'outlined'}>
      {t(`setup.steps.${name}.action`)}
    </Button>
  )
}
