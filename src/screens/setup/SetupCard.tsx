import RocketLaunch from '@mui/icons-material/RocketLaunchOutlined'
import { Box, Button, Card, Typography } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { Setup } from '../../domain/setup.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'

const PATH = '/-/Setup'

const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, p: { xs: 2, sm: 2.5 } } as const

/** The next open step, on the start page until all steps are done. */
export const SetupCard = ({ steps }: Pick<Setup, 'steps'>) => {
  const t = useAreaTexts('setup')
  const open = steps.filter(({ state }) => state === 'open')
  const [next] = open
  if (!next) return null
  return (
    <Card component="section" aria-label={t('setup.card')}>
      <Box sx={LINE}>
        <RocketLaunch aria-hidden sx={{ color: 'primary.main' }} />
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography variant="h6" component="h2">
            {t('setup.card')}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {t('setup.next', { smart_count: open.length, step: t(`setup.steps.${next.name}.title`) })}
          </Typography>
        </Box>
        <Button component={LinkBase} to={PATH} variant="contained">
          {t('setup.continue')}
        </Button>
      </Box>
    </Card>
  )
}
