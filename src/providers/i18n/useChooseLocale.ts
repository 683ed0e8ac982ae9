import { startTransition, useCallback } from 'react'
import { useI18nProvider, useLocaleState, useNotify } from 'react-admin'
import { loadAreas } from './areaTexts.ts'

/**
 * Changes the language of everything. Its texts are fetched first, so that the page is never half translated; if that fails, the language
 * stays and the user is notified. One transition covers all listeners, so that the page renders once, in slices, and stays responsive.
 * React-admin's own setter does it the other way round, and remounts everything.
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
