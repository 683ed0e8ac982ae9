import { Button, FormControlLabel, Stack, Switch } from '@mui/material'
import { useLocaleState, useLocales, useTranslate } from 'react-admin'
import { withChosenLayout } from '../../appearance/layouts/routeLayout.ts'
import { CONTROL_SIZES, changeAppearance, DEFAULT_SETTINGS, LAYOUTS, MODES, THEME_SCHEMAS } from '../../appearance/theme/settings.ts'
import { useAppearance } from '../../appearance/theme/useAppearance.ts'
import { Choice } from './Choice.tsx'
import { LayoutPicture } from './LayoutPicture.tsx'
import { Swatch } from './Swatch.tsx'

const ICONS_ONLY = { '& .choice-text': { position: 'absolute', clipPath: 'inset(50%)' } } as const

/** Language and appearance, for this browser; what is chosen holds at once. */
const SettingsForm = () => {
  const translate = useTranslate()
  const locales = useLocales()
  const [locale, setLocale] = useLocaleState()
  const { mode, themeSchema, controlSize, layout } = useAppearance()
  const text = (key: string): string => translate(`app.appearance.${key}`)
  return (
    <Stack sx={{ gap: 3 }}>
      <Choice
        label={text('mode')}
        value={mode}
        options={MODES}
        nameOf={text}
        onChange={(next) => changeAppearance({ mode: next })}
        columns={2}
      />
      <Choice
        label={text('themeSchema')}
        value={themeSchema}
        options={THEME_SCHEMAS}
        nameOf={(schema) => text(schema === 'dark' ? 'darkSchema' : schema)}
        pictureOf={(schema) => <Swatch schema={schema} mode={mode} />}
        onChange={(next) => changeAppearance({ themeSchema: next })}
        columns={5}
        sx={ICONS_ONLY}
      />
      <Choice
        label={text('layout')}
        value={layout.type}
        options={LAYOUTS}
        nameOf={text}
        pictureOf={(type) => <LayoutPicture type={type} />}
        onChange={(next) => changeAppearance({ layout: withChosenLayout(layout, next) })}
        columns={2}
      />
      <FormControlLabel
        control={
          <Switch
            checked={layout.sideNavCollapse}
            onChange={(_, sideNavCollapse) => changeAppearance({ layout: { ...layout, sideNavCollapse } })}
          />
        }
        label={text('sideNavCollapse')}
      />
      <Choice
        label={text('controlSize')}
        value={controlSize}
        options={CONTROL_SIZES}
        nameOf={text}
        onChange={(next) => changeAppearance({ controlSize: next })}
        columns={2}
      />
      <Choice
        label={translate('app.shell.language')}
        value={locale}
        options={locales.map((each) => each.locale)}
        nameOf={(option) => locales.find((each) => each.locale === option)?.name ?? option}
        onChange={setLocale}
        columns={2}
      />
      <Button variant="outlined" color="inherit" onClick={() => changeAppearance({ ...DEFAULT_SETTINGS, panelExpand: true })}>
        {text('reset')}
      </Button>
    </Stack>
  )
}

export default SettingsForm
