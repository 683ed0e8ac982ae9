import type { ThemeOptions } from '@mui/material'
import type { Localization } from '@mui/material/locale'

interface Part {
  readonly defaultProps?: object
}

/** The theme with a language's texts inside MUI's own components, beside the theme's other settings for these. */
export const withTexts = (theme: ThemeOptions, { components = {} }: Localization): ThemeOptions => {
  const parts = { ...theme.components } as Readonly<Record<string, Part | undefined>>
  const texts = Object.entries(components as Readonly<Record<string, Part>>).map(([name, { defaultProps }]) => [
    name,
    { ...parts[name], defaultProps: { ...parts[name]?.defaultProps, ...defaultProps } },
  ])
  return { ...theme, components: { ...theme.components, ...Object.fromEntries(texts) } }
}
