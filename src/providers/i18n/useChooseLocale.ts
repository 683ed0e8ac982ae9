import { startTransition, useCallback } from 'react'
import { useI18nProvider, useLocaleState, useNotify } from 'react-admin'
import { loadAreas } from './areaTexts.ts'

/**
 * Changes the language of everything. Its texts are fetched first, so that nothing stands there half translated; where they can't be, the language
 * stays and the user is told. One transition holds all that hears of it, so that the page is rendered once, in slices, and stays answering meanwhile.
 * React-admin's own setter does it the other way round, and mounts everything anew.
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
