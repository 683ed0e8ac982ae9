import polyglotI18nProvider from 'ra-i18n-polyglot'
import { use } from 'react'
import { useLocaleState } from 'react-admin'
import { asPhrases } from './asPhrases.ts'
import { isolateValues, type Translate } from './isolateValues.ts'
import { polyglotOptions } from './polyglotOptions.ts'

/** Texts by key: `bidding.room.place`. */
export type Texts = Translate

const load = async (area: string, locale: string): Promise<Texts> => {
  const { areaFiles } = await import('./areaFiles.ts')
  const file = areaFiles[`../../../i18n/${locale}/areas/${area}.ts`]
  if (file === undefined) throw new Error(`No texts of "${area}" in "${locale}".`)
  const phrases = asPhrases({ [area]: (await file()).default })
  const own = () => locale
  const { translate } = polyglotI18nProvider(() => phrases, locale, [], polyglotOptions(own))
  return isolateValues((key, params) => translate(key, params), own)
}

const loaded = new Map<string, Promise<Texts>>()

/** Fetches the texts of an area, cached; a failed fetch is retried on the next call. For texts that are needed after an event only. */
export const textsOf = (area: string, locale: string): Promise<Texts> => {
  const key = `${locale}/${area}`
  const known = loaded.get(key)
  if (known) return known
  const texts = load(area, locale)
  loaded.set(key, texts)
  texts.catch(() => loaded.delete(key))
  return texts
}

/** Fetches the areas used so far in another language. */
export const loadAreas = async (locale: string): Promise<void> => {
  const areas = new Set([...loaded.keys()].map((key) => key.split('/')[1] ?? ''))
  await Promise.all([...areas].map((area) => textsOf(area, locale)))
}

/**
 * Texts of one area of bespoke screens (`i18n/<lang>/areas/<area>.ts`), fetched with its first screen, separately from the catalogue, which every
 * user loads. Suspends until they are loaded, also after a change of language.
 */
export const useAreaTexts = (area: string): Texts => use(textsOf(area, useLocaleState()[0]))
