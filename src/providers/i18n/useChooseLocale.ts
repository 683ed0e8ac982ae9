import { useCallback } from 'react'
import { useI18nProvider, useLocaleState, useNotify } from 'react-admin'

/**
 * Changes the language of everything. Its texts are fetched first, so that nothing stands there half translated; where they can't be, the language
 * stays and the user is told. React-admin's own setter does it the other way round, and mounts everything anew.
 */
export const useChooseLocale = (): ((locale: string) => Promise<void>) => {
  const provider = useI18nProvider()
  const [, store] = useLocaleState()
  const notify = useNotify()
  return useCallback(
    async (locale) => {
      try {
        await provider.changeLocale(locale)
        store(locale)
      } catch {
        notify('ra.notification.i18n_error', { type: 'error' })
      }
    },
    [provider, store, notify],
  )
}
