import { Box, Button, Switch } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useLocales, useTranslate } from 'react-admin'
import { areSingleKeysOn, switchSingleKeys } from '../../admin/keys/singleKeys.ts'
import { layoutOf } from '../../appearance/layouts/layouts.ts'
import { withChosenLayout } from '../../appearance/layouts/routeLayout.ts'
import { accentOf } from '../../appearance/theme/palette.ts'
import {
  appearance,
  CONTROL_SIZES,
  changeAppearance,
  DEFAULT_SETTINGS,
  LAYOUTS,
  MODES,
  type Mode,
  THEME_SCHEMAS,
  type ThemeSchema,
} from '../../appearance/theme/settings.ts'
import { useAppearance } from '../../appearance/theme/useAppearance.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { useChooseLocale } from '../../providers/i18n/useChooseLocale.ts'
import { Choice } from './Choice.tsx'
import { LayoutPicture } from './LayoutPicture.tsx'
import { Setting } from './Setting.tsx'

/** A theme's colour. */
const Swatch = ({ schema, mode }: { readonly schema: ThemeSchema; readonly mode: Mode }) => (
  <Box
    aria-hidden
    sx={{
      width: 20,
      height: 20,
      flexShrink: 0,
      borderRadius: '50%',
      boxShadow: 'inset 0 0 0 1px color-mix(in srgb, var(--text) 14%, transparent)',
      backgroundColor: accentOf(schema, mode).primary,
    }}
  />
)

const reset = () => changeAppearance({ ...DEFAULT_SETTINGS, panelExpand: appearance().panelExpand, direction: appearance().direction })

const LanguageSetting = () => {
  const translate = useTranslate()
  const texts = useAreaTexts('settings')
  const locales = useLocales()
  const [locale] = useLocaleState()
  const chooseLocale = useChooseLocale()
  const language = translate('app.shell.language')
  return (
    <Setting title={language} about={texts('settings.language')}>
      <Choice
        label={language}
        value={locale}
        options={locales.map((each) => each.locale)}
        nameOf={(option) => locales.find((each) => each.locale === option)?.name ?? option}
        onChange={(next) => chooseLocale(next)}
      />
    </Setting>
  )
}

/** Whether keys without Ctrl act. */
const KeySetting = () => {
  const texts = useAreaTexts('settings')
  const [on, setOn] = useState(areSingleKeysOn)
  const label = texts('settings.singleKeysTitle')
  const change = (next: boolean) => {
    switchSingleKeys(next)
    setOn(next)
  }
  return (
    <Setting small title={label} about={texts('settings.singleKeys')}>
      <Switch checked={on} onChange={(_, next) => change(next)} slotProps={{ input: { 'aria-label': label } }} sx={{ mx: 0 }} />
    </Setting>
  )
}

/** The layout, and whether its side menu is collapsed. */
const LayoutSettings = ({ text }: { readonly text: (key: string) => string }) => {
  const texts = useAreaTexts('settings')
  const { layout } = useAppearance()
  const { collapses } = layoutOf(layout.type)
  return (
    <>
      <Setting title={text('layout')} about={texts('settings.layout')}>
        <Choice
          variant="cards"
          label={text('layout')}
          value={layout.type}
          options={LAYOUTS}
          nameOf={text}
          pictureOf={(type) => <LayoutPicture type={type} />}
          onChange={(next) => changeAppearance({ layout: withChosenLayout(layout, next) })}
        />
      </Setting>
      <Setting small title={text('sideNavCollapse')} about={texts(collapses ? 'settings.sideNavCollapse' : 'settings.noSideMenu')}>
        <Switch
          checked={collapses && layout.sideNavCollapse}
          disabled={!collapses}
          onChange={(_, sideNavCollapse) => changeAppearance({ layout: { ...layout, sideNavCollapse } })}
          slotProps={{ input: { 'aria-label': text('sideNavCollapse') } }}
          sx={{ mx: 0 }}
        />
      </Setting>
    </>
  )
}

/** Language and appearance for this browser; choices apply immediately. Fits the width of a page, a card or a panel. */
const SettingsForm = () => {
  const translate = useTranslate()
  const texts = useAreaTexts('settings')
  const { mode, themeSchema, controlSize } = useAppearance()
  const text = (key: string): string => translate(`app.appearance.${key}`)
  const schemaName = (schema: (typeof THEME_SCHEMAS)[number]) => text(schema === 'dark' ? 'darkSchema' : schema)
  return (
    <Box sx={{ containerType: 'inline-size', containerName: 'settings' }}>
      <Setting title={text('mode')} about={texts('settings.mode')}>
        <Choice label={text('mode')} value={mode} options={MODES} nameOf={text} onChange={(next) => changeAppearance({ mode: next })} />
      </Setting>
      <Setting title={text('themeSchema')} about={texts('settings.themeSchema')}>
        <Choice
          variant="swatches"
          label={text('themeSchema')}
          value={themeSchema}
          options={THEME_SCHEMAS}
          nameOf={schemaName}
          pictureOf={(schema) => <Swatch schema={schema} mode={mode} />}
          onChange={(next) => changeAppearance({ themeSchema: next })}
        />
      </Setting>
      <LayoutSettings text={text} />
      <Setting title={text('controlSize')} about={texts('settings.controlSize')}>
        <Choice
          label={text('controlSize')}
          value={controlSize}
          options={CONTROL_SIZES}
          nameOf={text}
          onChange={(next) => changeAppearance({ controlSize: next })}
        />
      </Setting>
      <LanguageSetting />
      <KeySetting />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', pt: 2.5, borderTop: '1px solid var(--line)' }}>
        <Button variant="outlined" onClick={reset}>
          {text('reset')}
        </Button>
      </Box>
    </Box>
  )
}

export default SettingsForm
