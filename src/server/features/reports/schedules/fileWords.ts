import { isReadyReport, readyKey } from '../../../../domain/reports/readyId.ts'
import type { EntityMap } from '../../../../model/entityMap.ts'

interface Texts {
  readonly columns: Readonly<Record<string, string>>
  /** Names of reports; in English those that they have. */
  readonly names: Readonly<Record<string, string>>
}

const english = async (): Promise<Texts> => ({ ...(await import('../../../../../i18n/en/areas/readyReports.ts')).default, names: {} })

const LANGUAGES: Readonly<Record<string, () => Promise<Texts>>> = {
  ar: async () => ({
    ...(await import('../../../../../i18n/ar/areas/readyReports.ts')).default,
    names: (await import('../../../../../i18n/ar/reportNames.ts')).reportNames,
  }),
  fr: async () => ({
    ...(await import('../../../../../i18n/fr/areas/readyReports.ts')).default,
    names: (await import('../../../../../i18n/fr/reportNames.ts')).reportNames,
  }),
  tr: async () => ({
    ...(await import('../../../../../i18n/tr/areas/readyReports.ts')).default,
    names: (await import('../../../../../i18n/tr/reportNames.ts')).reportNames,
  }),
}

/** Name and headings of a report in a language: those that came with the installation have texts, others only what their author wrote. */
export async function fileWords(
  { id, name }: Pick<EntityMap['reports'], 'id' | 'name'>,
  locale: string,
): Promise<{ readonly title: string; readonly headings: Readonly<Record<string, string>> }> {
  if (!isReadyReport(id)) return { title: name, headings: {} }
  const { columns, names } = await (LANGUAGES[locale] ?? english)()
  return { title: names[readyKey(name)] ?? name, headings: columns }
}
