import { join } from 'node:path'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { loadModel } from '../../../src/model/loadModel.ts'
import { asPhrases } from '../../../src/providers/i18n/asPhrases.ts'
import { loadCatalogue } from '../../../src/providers/i18n/catalogues.ts'
import { isolateValues } from '../../../src/providers/i18n/isolateValues.ts'
import { labelsFromSchemas } from '../../../src/providers/i18n/labelsFromSchemas.ts'
import type { LocaleName } from '../../../src/providers/i18n/locales.ts'
import { mergeResources } from '../../../src/providers/i18n/mergeResources.ts'
import { loadFieldTypes } from '../../../src/server/start/fieldTypes.ts'
import { loadSchemas } from '../../../src/server/start/loadSchemas.ts'

/** The text of a key in one language. Throws if there is none. */
export type HubTexts = (key: string, params?: Readonly<Record<string, unknown>>) => string

const SCHEMAS = join(import.meta.dirname, '../../../schemas')

const loadLabels = async () => {
  const { types } = await loadFieldTypes()
  return labelsFromSchemas(loadModel(await loadSchemas(SCHEMAS), types).list)
}

let labels: ReturnType<typeof loadLabels> | undefined

/** Texts of shell, screens, entities and react-admin, combined like in the page. */
export async function hubTexts(locale: LocaleName): Promise<HubTexts> {
  labels ??= loadLabels()
  const catalogue = await loadCatalogue(locale)
  const phrases = asPhrases({ ...catalogue, resources: mergeResources(await labels, catalogue.resources) })
  const provider = polyglotI18nProvider(() => phrases, locale, [], {
    onMissingKey: (key: string) => {
      throw new Error(`No text for ${key} in ${locale}.`)
    },
  })
  return isolateValues(
    (key, params) => provider.translate(key, params),
    () => locale,
  )
}
