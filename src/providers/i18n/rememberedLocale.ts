import { DEFAULT_LOCALE, direction, isLocale, type LocaleName } from './locales.ts'

const KEY = 'locale'
/** Key of react-admin's own stored language (JSON), which would override ours: both are written together. */
const REACT_ADMIN_KEY = 'RaStore.locale'

/** The language last chosen on this device; the default if there is none, or no storage. */
export const rememberedLocale = (): LocaleName => {
  try {
    const stored = localStorage.getItem(KEY)
    return isLocale(stored) ? stored : DEFAULT_LOCALE
  } catch {
    return DEFAULT_LOCALE
  }
}

/** Stores the language; without storage (blocked or full) it applies until the page is closed. */
export const rememberLocale = (locale: LocaleName): void => {
  try {
    localStorage.setItem(KEY, locale)
    localStorage.setItem(REACT_ADMIN_KEY, JSON.stringify(locale))
  } catch {
    return
  }
}

/** Sets the page's language and direction for browser and assistive technology. */
export const showLocale = (locale: LocaleName): void => {
  document.documentElement.lang = locale
  document.documentElement.dir = direction(locale)
}
