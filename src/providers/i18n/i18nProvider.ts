import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider } from 'react-admin'
import type { ResourceMessages } from '../../../i18n/resourceMessages.ts'
import { asPhrases, type Phrases } from './asPhrases.ts'
import { type Catalogue, loadCatalogue } from './catalogues.ts'
import { isolateValues } from './isolateValues.ts'
import { type LabelledEntity, labelsFromSchemas } from './labelsFromSchemas.ts'
import { DEFAULT_LOCALE, isLocale, LOCALES, type LocaleName } from './locales.ts'
import { mergeResources } from './mergeResources.ts'
import { polyglotOptions } from './polyglotOptions.ts'
import { rememberedLocale, rememberLocale, showLocale } from './rememberedLocale.ts'

const phrasesOf = (catalogue: Catalogue, labels: ResourceMessages): Phrases =>
  asPhrases({ ...catalogue, resources: mergeResources(labels, catalogue.resources) })

/** Loads the remembered language, or the default one if that fails. */
const loadFirst = async (): Promise<[LocaleName, Catalogue]> => {
  const remembered = rememberedLocale()
  try {
    return [remembered, await loadCatalogue(remembered)]
  } catch {
    return [DEFAULT_LOCALE, await loadCatalogue(DEFAULT_LOCALE)]
  }
}

/**
 * React-admin's i18n provider. Fetches a language's texts when it is chosen; the English labels of `entities` are the fallback. Changes apply in
 * the order of requests, so that the last one wins. Sets `lang` and `dir` of the page.
 */
export const createI18nProvider = async (entities: readonly LabelledEntity[]): Promise<I18nProvider> => {
  const [first, catalogue] = await loadFirst()
  const phrases = new Map<string, Phrases>([[first, phrasesOf(catalogue, labelsFromSchemas(entities, first))]])
  const messages = (locale: string): Phrases | Promise<Phrases> => {
    const known = phrases.get(locale)
    if (known) return known
    if (!isLocale(locale)) return Promise.reject(new Error(`There is no language "${locale}".`))
    return loadCatalogue(locale).then((loaded) => {
      const made = phrasesOf(loaded, labelsFromSchemas(entities, locale))
      phrases.set(locale, made)
      return made
    })
  }
  // The provider accepts both results, but its type wants one of them for all languages.
  const polyglot = polyglotI18nProvider(
    messages as (locale: string) => Phrases,
    first,
    [...LOCALES],
    polyglotOptions(() => polyglot.getLocale()),
  )
  showLocale(first)

  let last: Promise<void> = Promise.resolve()
  const change = async (locale: string) => {
    await polyglot.changeLocale(locale)
    if (!isLocale(locale)) return
    rememberLocale(locale)
    showLocale(locale)
  }
  return {
    ...polyglot,
    translate: isolateValues(polyglot.translate, polyglot.getLocale),
    changeLocale: (locale: string) => {
      last = last.catch(() => undefined).then(() => change(locale))
      return last
    },
  }
}
