import { useLocaleState } from 'react-admin'

/** Numbers are written with Latin digits in Arabic too, whatever the browser would choose (`i18n/README.md`). */
const LATIN_DIGITS: Readonly<Record<string, string>> = { ar: 'ar-u-nu-latn' }

/** The user's language as `Intl` takes it: `en`, `ar-u-nu-latn`, … */
export const useLocale = (): string => {
  const [locale] = useLocaleState()
  return LATIN_DIGITS[locale] ?? locale
}
