/** The languages, each with its own name (specification, section 1). */
export const LOCALES = [
  { locale: 'en', name: 'English' },
  { locale: 'ar', name: 'العربية' },
  { locale: 'fr', name: 'Français' },
  { locale: 'tr', name: 'Türkçe' },
] as const

export type LocaleName = (typeof LOCALES)[number]['locale']

export const DEFAULT_LOCALE: LocaleName = 'en'

export const isLocale = (value: unknown): value is LocaleName => LOCALES.some(({ locale }) => locale === value)

export { direction } from '../../model/values/direction.ts'
