import Flag from '@mui/icons-material/FlagOutlined'
import { Box, ListItemButton, Typography } from '@mui/material'
import { useId } from 'react'
import { LinkBase, useCreatePath } from 'react-admin'
import type { TargetProgress } from '../../domain/targets/calls.ts'
import { TintedIcon } from '../../ui/TintedIcon.tsx'
import { LegendMark, TargetBar, TONES } from './TargetBar.tsx'
import { isReached, type ReachedTarget, useTargetTexts } from './targetTexts.ts'

const ROW = { display: 'flex', alignItems: 'flex-start', gap: 1.5, py: 1, px: { xs: 2, sm: 2.5 } } as const

const LINE = { display: 'flex', flexWrap: 'wrap', columnGap: 1.5, justifyContent: 'space-between', alignItems: 'baseline' } as const

const NUMBERS = { fontVariantNumeric: 'tabular-nums' } as const

const Reached = ({ target, labelledBy }: { readonly target: ReachedTarget; readonly labelledBy: string }) => {
  const { t, amount, percent } = useTargetTexts()
  const { progress } = target
  return (
    <>
      <TargetBar target={target} aria-labelledby={labelledBy} />
      <Typography variant="caption" component="div" color="text.secondary" sx={{ ...LINE, ...NUMBERS }}>
        <Box component="span" sx={LINE}>
          <span>
            <LegendMark of="pace" />
            {t('targets.paceIs', { amount: amount(target, progress.pace) })}
          </span>
          <span>
            <LegendMark of="forecast" />
            {t('targets.forecastIs', { amount: amount(target, progress.forecast) })}
          </span>
        </Box>
        <span>
          {t(`targets.state.${progress.state}`)} · <bdi>{percent(progress.percent)}</bdi>
        </span>
      </Typography>
    </>
  )
}

/** A target in a short list: name, owner, reached value, bar, pace and forecast. Links to its page. */
export const TargetEntry = ({ target }: { readonly target: TargetProgress }) => {
  const { t, amount, whose } = useTargetTexts()
  const path = useCreatePath()
  const nameId = useId()
  return (
    <li>
      <ListItemButton
        component={LinkBase}
        to={path({ resource: 'targets', id: target.id, type: 'show' })}
        sx={{ ...ROW, '&:focus-visible': { outlineOffset: -2 } }}
      >
        <TintedIcon tone={target.progress ? TONES[target.progress.state] : 'neutral'}>
          <Flag />
        </TintedIcon>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={LINE}>
            <Typography variant="body2" component="span" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
              <bdi id={nameId}>{target.name}</bdi>
            </Typography>
            <Typography variant="body2" component="span" sx={{ fontWeight: 500, ...NUMBERS }}>
              <bdi>{t('targets.ofTarget', { reached: amount(target, target.reached), target: amount(target, target.target) })}</bdi>
            </Typography>
          </Box>
          <Typography variant="caption" component="div" color="text.secondary">
            <bdi>{whose(target)}</bdi> · {t(`targets.measure.${target.measure}`)}
          </Typography>
          {isReached(target) ? (
            <Reached target={target} labelledBy={nameId} />
          ) : (
            <Typography variant="caption" component="div" color="text.secondary">
              {t('targets.hidden')}
            </Typography>
          )}
        </Box>
      </ListItemButton>
    </li>
  )
}
