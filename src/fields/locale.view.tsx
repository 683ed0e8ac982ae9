import { useLocaleState } from 'react-admin'

/** The user's language: `en`, `ar`, … */
export const useLocale = (): string => useLocaleState()[0]
