/** The product's languages, each called as its speakers call it (specification, section 1). */
export const LOCALES = [
  { locale: 'en', name: 'English' },
  { locale: 'ar', name: 'العربية' },
  { locale: 'fr', name: 'Français' },
  { locale: 'tr', name: 'Türkçe' },
] as const

export type LocaleName = (typeof LOCALES)[number]['locale']

export const DEFAULT_LOCALE: LocaleName = 'en'

export const isLocale = (value: unknown): value is LocaleName => LOCALES.some(({ locale }) => locale === value)

export const direction = (locale: string): 'ltr' | 'rtl' => (locale.split('-')[0] === 'ar' ? 'rtl' : 'ltr')
