import { useCallback, useEffect, useRef, useState } from 'react'
import { DEFAULT_LOCALE, type LocaleName } from '../../providers/i18n/locales.ts'
import { rememberedLocale, rememberLocale, showLocale } from '../../providers/i18n/rememberedLocale.ts'
import { loadSessionTexts, type SessionMessages } from '../../providers/i18n/sessionTexts.ts'

interface Language {
  readonly locale: LocaleName
  readonly texts: SessionMessages
}

/**
 * Texts of the chosen language; the old ones stay until the new ones are loaded. Undefined until the first are loaded; throws if that fails.
 */
export function useSessionTexts(): readonly [Language | undefined, (locale: LocaleName) => void] {
  const [language, setLanguage] = useState<Language>()
  const latest = useRef<LocaleName>(DEFAULT_LOCALE)

  const choose = useCallback(async (locale: LocaleName) => {
    latest.current = locale
    const texts = await loadSessionTexts(locale)
    if (latest.current !== locale) return
    showLocale(locale)
    setLanguage({ locale, texts })
  }, [])

  useEffect(() => {
    const fail = (reason: unknown) =>
      setLanguage(() => {
        throw reason
      })
    choose(rememberedLocale())
      .catch(() => choose(DEFAULT_LOCALE))
      .catch(fail)
  }, [choose])

  const change = (locale: LocaleName) => {
    choose(locale).then(
      () => rememberLocale(locale),
      () => undefined,
    )
  }
  return [language, change]
}
