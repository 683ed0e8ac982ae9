import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider } from 'react-admin'
import type { ResourceMessages } from '../../../i18n/resourceMessages.ts'
import { type Catalogue, loadCatalogue } from './catalogues.ts'
import { isolateValues } from './isolateValues.ts'
import { type LabelledEntity, labelsFromSchemas } from './labelsFromSchemas.ts'
import { layResources } from './layResources.ts'
import { DEFAULT_LOCALE, isLocale, LOCALES, type LocaleName } from './locales.ts'
import { missingText } from './missingText.ts'
import { rememberedLocale, rememberLocale, showLocale } from './rememberedLocale.ts'

/** Polyglot's type: mutable trees of text. */
type Phrases = ReturnType<Parameters<typeof polyglotI18nProvider>[0]>

/** Cast, because polyglot's type demands an index signature, which a typed catalogue does not have. */
const phrasesOf = (catalogue: Catalogue, labels: ResourceMessages): Phrases =>
  structuredClone({ ...catalogue, resources: layResources(labels, catalogue.resources) }) as unknown as Phrases

/** The remembered language, or the default if its texts can't be loaded. */
const loadFirst = async (): Promise<[LocaleName, Catalogue]> => {
  const wanted = rememberedLocale()
  try {
    return [wanted, await loadCatalogue(wanted)]
  } catch {
    return [DEFAULT_LOCALE, await loadCatalogue(DEFAULT_LOCALE)]
  }
}

/**
 * React-admin's i18n provider. A language's texts are fetched when it is chosen; `entities` give the English labels under them. Changes are
 * made in the order of their requests, so that the last one stays. Sets `lang` and `dir` of the page.
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
  const polyglot = polyglotI18nProvider(messages as (locale: string) => Phrases, first, [...LOCALES], { onMissingKey: missingText })
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
