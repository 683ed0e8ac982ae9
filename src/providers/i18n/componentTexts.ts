import type { Localization } from '@mui/material/locale'

type Loaded = Promise<{ readonly default: Localization }>

const LOADERS: Readonly<Record<string, () => Loaded>> = {
  ar: () => import('../../../i18n/ar/mui.ts'),
  fr: () => import('../../../i18n/fr/mui.ts'),
  tr: () => import('../../../i18n/tr/mui.ts'),
}

/** Loads the texts of MUI's components (clear, open, close, no options, …) for the theme; MUI's default is English. */
export const componentTexts = async (locale: string): Promise<Localization> => (await LOADERS[locale]?.())?.default ?? {}
