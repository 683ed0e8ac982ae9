import { useMemo, useState } from 'react'
import type { I18nProvider } from 'react-admin'

/**
 * The same provider as a new object in each language, so that whoever shows texts renders anew. React-admin itself mounts everything anew when the
 * language changes, which loses what is typed, and asks for all data again.
 */
export const useLiveI18n = (provider: I18nProvider): I18nProvider => {
  const [locale, setLocale] = useState(provider.getLocale())
  return useMemo(
    () => ({
      ...provider,
      getLocale: () => locale,
      changeLocale: async (next: string) => {
        await provider.changeLocale(next)
        setLocale(provider.getLocale())
      },
    }),
    [provider, locale],
  )
}
