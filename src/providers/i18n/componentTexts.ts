import { arEG, frFR, type Localization, trTR } from '@mui/material/locale'

const TEXTS: Readonly<Record<string, Localization>> = { ar: arEG, fr: frFR, tr: trTR }

/** Texts inside MUI's own components (clear, open, close, no options, …): to be merged into the theme, which is English without. */
export const componentTexts = (locale: string): Localization => TEXTS[locale] ?? {}
