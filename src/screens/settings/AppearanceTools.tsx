import DarkMode from '@mui/icons-material/DarkModeOutlined'
import LightMode from '@mui/icons-material/LightModeOutlined'
import Tune from '@mui/icons-material/Tune'
import { IconButton, Tooltip } from '@mui/material'
import { useTranslate } from 'react-admin'
import { changeAppearance } from '../../appearance/theme/settings.ts'
import { useAppearance } from '../../appearance/theme/useAppearance.ts'

/** Mode and appearance, in the bar. */
export const AppearanceTools = () => {
  const translate = useTranslate()
  const { mode, panelExpand } = useAppearance()
  const other = mode === 'dark' ? 'light' : 'dark'
  const title = translate('app.appearance.title')
  return (
    <>
      <Tooltip title={translate(`app.appearance.${other}`)}>
        <IconButton
          aria-label={translate(`app.appearance.${other}`)}
          onClick={() => changeAppearance({ mode: other })}
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        >
          {mode === 'dark' ? <LightMode /> : <DarkMode />}
        </IconButton>
      </Tooltip>
      <Tooltip title={title}>
        <IconButton aria-label={title} aria-expanded={panelExpand} onClick={() => changeAppearance({ panelExpand: !panelExpand })}>
          <Tune />
        </IconButton>
      </Tooltip>
    </>
  )
}
