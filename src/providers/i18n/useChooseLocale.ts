import { startTransition, useCallback } from 'react'
import { useI18nProvider, useLocaleState, useNotify } from 'react-admin'
import { loadAreas } from './areaTexts.ts'

/**
 * Changes the language. Fetches its texts first, so that the page is never half translated; if that fails, it keeps the language and notifies
 * the user. One transition covers all listeners, so that the page renders once and stays responsive. React-admin's own setter changes the
 * language before the texts are loaded, and remounts everything.
 */
export const useChooseLocale = (): ((locale: string) => void) => {
  const provider = useI18nProvider()
  const [, store] = useLocaleState()
  const notify = useNotify()
  return useCallback(
    (locale) =>
      startTransition(async () => {
        try {
          await loadAreas(locale)
          await provider.changeLocale(locale)
          startTransition(() => store(locale))
        } catch {
          notify('ra.notification.i18n_error', { type: 'error' })
        }
      }),
    [provider, store, notify],
  )
}
