import { useLocaleState } from 'react-admin'
import { intlLocale } from '../../../model/values/numberText.ts'

/** The user's language as `Intl` takes it: `en`, `ar-u-nu-latn`, … */
export const useLocale = (): string => intlLocale(useLocaleState()[0])
