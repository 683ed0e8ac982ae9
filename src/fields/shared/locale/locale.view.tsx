import { useLocaleState } from 'react-admin'
import { intlLocale } from '../../../model/values/numberText.ts'

/** The user's locale for `Intl`: `en`, `ar-u-nu-latn`, … */
export const useLocale = (): string => intlLocale(useLocaleState()[0])
