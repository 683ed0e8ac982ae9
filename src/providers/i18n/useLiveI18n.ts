import { startTransition, useMemo, useState } from 'react'
import type { I18nProvider } from 'react-admin'

/**
 * The provider as a new object in each language, so that components with texts re-render. React-admin would remount everything when the language
 * changes, which loses typed input and reloads all data. It also does so while its store has another language than the provider, so a transition
 * follows the store's change.
 */
export const useLiveI18n = (provider: I18nProvider): I18nProvider => {
  const [locale, setLocale] = useState(provider.getLocale())
  // biome-ignore lint/correctness/useExhaustiveDependencies: creates a new object for each language
  return useMemo(
    () => ({
      ...provider,
      changeLocale: async (next: string) => {
        await provider.changeLocale(next)
        startTransition(() => setLocale(provider.getLocale()))
      },
    }),
    [provider, locale],
  )
}
