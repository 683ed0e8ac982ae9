import { DEFAULT_LOCALE, direction, isLocale, type LocaleName } from './locales.ts'

const KEY = 'locale'
/** Where react-admin's store keeps the language that its switch sets, as JSON. It would win over ours, so both are written together. */
const REACT_ADMIN_KEY = 'RaStore.locale'

/** The language chosen last on this device; the default where none was, or where the browser refuses to remember. */
export const rememberedLocale = (): LocaleName => {
  try {
    const stored = localStorage.getItem(KEY)
    return isLocale(stored) ? stored : DEFAULT_LOCALE
  } catch {
    return DEFAULT_LOCALE
  }
}

/** Remembers the language; without storage (private window, blocked or full) it holds until the page is left. */
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
