import type { ResourceMessages } from '../../../../i18n/resourceMessages.ts'
import { humanize } from '../../../model/naming.ts'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'

const LANGUAGES: Readonly<Record<string, () => Promise<{ default: ResourceMessages }>>> = {
  en: () => import('../../../../i18n/en/resources.ts'),
  ar: () => import('../../../../i18n/ar/resources.ts'),
  fr: () => import('../../../../i18n/fr/resources.ts'),
  tr: () => import('../../../../i18n/tr/resources.ts'),
}

/** Labels of fields and choices in every language of the interface. */
export interface ImportTexts {
  /** In one language; English ones that schemas can express come from these. */
  readonly label: (entity: ResolvedEntity, field: Pick<ResolvedField, 'path' | 'title'>, locale: string) => string
  readonly labels: (entity: ResolvedEntity, field: ResolvedField) => readonly string[]
  readonly option: (entity: ResolvedEntity, field: ResolvedField, value: string, locale: string) => string
  readonly help: (entity: ResolvedEntity, field: ResolvedField, locale: string) => string
  readonly options: (entity: ResolvedEntity, field: ResolvedField, value: string) => readonly string[]
}

let loaded: Promise<ImportTexts> | undefined

async function load(): Promise<ImportTexts> {
  const languages = Object.entries(LANGUAGES).map(async ([locale, messages]) => [locale, (await messages()).default] as const)
  const byLocale: ReadonlyMap<string, ResourceMessages> = new Map(await Promise.all(languages))
  const label: ImportTexts['label'] = ({ id }, { path, title }, locale) => byLocale.get(locale)?.[id]?.fields?.[path] ?? title
  const option: ImportTexts['option'] = ({ id }, { path, titles }, value, locale) =>
    byLocale.get(locale)?.[id]?.options?.[path]?.[value] ?? titles[value] ?? humanize(value)
  const inEach = (text: (locale: string) => string) => [...new Set([...byLocale.keys()].map(text))]
  return {
    label,
    option,
    help: ({ id }, { path, schema }, locale) => byLocale.get(locale)?.[id]?.help?.[path] ?? schema.description ?? '',
    labels: (entity, field) => inEach((locale) => label(entity, field, locale)),
    options: (entity, field, value) => inEach((locale) => option(entity, field, value, locale)),
  }
}

/** Loaded with the first import or export that needs them. */
export const importTexts = (): Promise<ImportTexts> => {
  loaded ??= load()
  return loaded
}
