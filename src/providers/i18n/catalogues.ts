import type { Catalogue } from '../../../i18n/catalogue.ts'
import type { LocaleName } from './locales.ts'

type Loaded<T> = Promise<{ readonly default: T }>

const CATALOGUES: Readonly<Record<LocaleName, () => Loaded<Catalogue>>> = {
  en: () => import('../../../i18n/en/index.ts'),
  ar: () => import('../../../i18n/ar/index.ts'),
  fr: () => import('../../../i18n/fr/index.ts'),
  tr: () => import('../../../i18n/tr/index.ts'),
}

/** Loads all texts of one language, a separate chunk. Rejects if it can't be fetched. */
export const loadCatalogue = async (locale: LocaleName): Promise<Catalogue> => (await CATALOGUES[locale]()).default

export type { Catalogue }
