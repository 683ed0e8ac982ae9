import type { SessionMessages } from '../../../i18n/en/session.ts'
import { isFromRight, isolated } from '../../model/values/direction.ts'
import type { LocaleName } from './locales.ts'

type Loaded = Promise<{ readonly default: SessionMessages }>

const SESSIONS: Readonly<Record<LocaleName, () => Loaded>> = {
  en: () => import('../../../i18n/en/session.ts'),
  ar: () => import('../../../i18n/ar/session.ts'),
  fr: () => import('../../../i18n/fr/session.ts'),
  tr: () => import('../../../i18n/tr/session.ts'),
}

/** Loads the texts of the session screens: about 2 kB, without react-admin. Rejects if the chunk can't be fetched. */
export const loadSessionTexts = async (locale: LocaleName): Promise<SessionMessages> => (await SESSIONS[locale]()).default

/** Replaces `%{name}` in a text; names without a value stay visible. Values keep their own direction in right-to-left texts. */
export const fillText = (text: string, params: Readonly<Record<string, string | number>>): string =>
  text.replace(/%\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name]
    if (value === undefined) return whole
    return isFromRight(text) ? isolated(String(value)) : String(value)
  })

export type { SessionMessages }
