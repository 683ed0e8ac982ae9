import { Button, Card, CardContent, MenuItem, Stack, TextField } from '@mui/material'
import { Title, useLocaleState, useLocales, useTranslate } from 'react-admin'
import { CONTROL_SIZES, changeAppearance, DEFAULT_SETTINGS, MODES, THEME_SCHEMAS } from '../../appearance/theme/settings.ts'
import { useAppearance } from '../../appearance/theme/useAppearance.ts'

interface Choice<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly T[]
  readonly nameOf: (option: T) => string
  readonly onChange: (option: T) => void
}

const Chooser = <T extends string>({ label, value, options, nameOf, onChange }: Choice<T>) => (
  <TextField select label={label} value={value} onChange={({ target }) => onChange(options.find((each) => each === target.value) ?? value)}>
    {options.map((option) => (
      <MenuItem key={option} value={option}>
        {nameOf(option)}
      </MenuItem>
    ))}
  </TextField>
)

const schemaText = (schema: string): string => `app.appearance.${schema === 'dark' ? 'darkSchema' : schema}`

/** Language and appearance, for this browser. */
const Settings = () => {
  const translate = useTranslate()
  const locales = useLocales()
  const [locale, setLocale] = useLocaleState()
  const { mode, themeSchema, controlSize } = useAppearance()
  const text = (key: string): string => translate(`app.appearance.${key}`)
  return (
    <Card sx={{ maxWidth: 560, mt: 2 }}>
      <Title title={translate('app.menu.settings')} />
      <CardContent component={Stack} sx={{ gap: 1 }}>
        <Chooser
          label={translate('app.shell.language')}
          value={locale}
          options={locales.map((each) => each.locale)}
          nameOf={(option) => locales.find((each) => each.locale === option)?.name ?? option}
          onChange={setLocale}
        />
        <Chooser label={text('mode')} value={mode} options={MODES} nameOf={text} onChange={(next) => changeAppearance({ mode: next })} />
        <Chooser
          label={text('themeSchema')}
          value={themeSchema}
          options={THEME_SCHEMAS}
          nameOf={(option) => translate(schemaText(option))}
          onChange={(next) => changeAppearance({ themeSchema: next })}
        />
        <Chooser
          label={text('controlSize')}
          value={controlSize}
          options={CONTROL_SIZES}
          nameOf={text}
          onChange={(next) => changeAppearance({ controlSize: next })}
        />
        <Button sx={{ alignSelf: 'flex-start', mt: 1 }} onClick={() => changeAppearance(DEFAULT_SETTINGS)}>
          {text('reset')}
        </Button>
      </CardContent>
    </Card>
  )
}

export default Settings
