import { startTransition, useMemo, useState } from 'react'
import type { I18nProvider } from 'react-admin'

/**
 * The same provider as a new object in each language, so that whoever shows texts renders anew. React-admin itself mounts everything anew when the
 * language changes, which loses what is typed, and asks for all data again. It
 * does so too where its store has another language than the provider: hence a transition, which comes after the store has heard.
 */
export const useLiveI18n = (provider: I18nProvider): I18nProvider => {
  const [locale, setLocale] = useState(provider.getLocale())
  // biome-ignore lint/correctness/useExhaustiveDependencies: another object for each language
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
