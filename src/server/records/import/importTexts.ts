import type { PrintingMessages } from '../../../../i18n/en/printing.ts'
import type { ResourceMessages } from '../../../../i18n/resourceMessages.ts'
import { humanize } from '../../../model/naming.ts'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'

interface Language {
  readonly resources: () => Promise<{ default: ResourceMessages }>
  readonly common: () => Promise<{ default: { readonly ra: { readonly boolean: { readonly true: string; readonly false: string } } } }>
  readonly printing: () => Promise<{ default: Pick<PrintingMessages, 'colon' | 'files'> }>
}

const LANGUAGES: Readonly<Record<string, Language>> = {
  en: {
    resources: () => import('../../../../i18n/en/resources.ts'),
    common: () => import('../../../../i18n/en/ra.ts'),
    printing: () => import('../../../../i18n/en/printing.ts'),
  },
  ar: {
    resources: () => import('../../../../i18n/ar/resources.ts'),
    common: () => import('../../../../i18n/ar/ra.ts'),
    printing: () => import('../../../../i18n/ar/printing.ts'),
  },
  fr: {
    resources: () => import('../../../../i18n/fr/resources.ts'),
    common: () => import('../../../../i18n/fr/ra.ts'),
    printing: () => import('../../../../i18n/fr/printing.ts'),
  },
  tr: {
    resources: () => import('../../../../i18n/tr/resources.ts'),
    common: () => import('../../../../i18n/tr/ra.ts'),
    printing: () => import('../../../../i18n/tr/printing.ts'),
  },
}

export type FileKind = keyof PrintingMessages['files']

/** Labels of fields and choices in every language of the interface. */
export interface ImportTexts {
  /** In one language; English ones that schemas can express come from these. */
  readonly label: (entity: ResolvedEntity, field: Pick<ResolvedField, 'path' | 'title'>, locale: string) => string
  /** Name of several records. */
  readonly plural: (entity: ResolvedEntity, locale: string) => string
  /** What a file of an import is, in its name. */
  readonly file: (kind: FileKind, locale: string) => string
  readonly labels: (entity: ResolvedEntity, field: ResolvedField) => readonly string[]
  readonly option: (entity: ResolvedEntity, field: ResolvedField, value: string, locale: string) => string
  /** Yes or no. */
  readonly flag: (value: boolean, locale: string) => string
  readonly colon: (locale: string) => string
  readonly help: (entity: ResolvedEntity, field: ResolvedField, locale: string) => string
  readonly options: (entity: ResolvedEntity, field: ResolvedField, value: string) => readonly string[]
}

let loaded: Promise<ImportTexts> | undefined

async function load(): Promise<ImportTexts> {
  const languages = Object.entries(LANGUAGES)
  const inLanguages = async <T>(messages: (language: Language) => Promise<{ default: T }>): Promise<ReadonlyMap<string, T>> =>
    new Map(await Promise.all(languages.map(async ([locale, language]) => [locale, (await messages(language)).default] as const)))
  const byLocale = await inLanguages(({ resources }) => resources())
  const common = await inLanguages((language) => language.common())
  const printing = await inLanguages((language) => language.printing())
  const label: ImportTexts['label'] = ({ id }, { path, title }, locale) => byLocale.get(locale)?.[id]?.fields?.[path] ?? title
  const option: ImportTexts['option'] = ({ id }, { path, titles }, value, locale) =>
    byLocale.get(locale)?.[id]?.options?.[path]?.[value] ?? titles[value] ?? humanize(value)
  const inEach = (text: (locale: string) => string) => [...new Set([...byLocale.keys()].map(text))]
  return {
    label,
    plural: ({ id, plural }, locale) => {
      // One, others; in Arabic none, one, two, …
      const [first, second, third] = byLocale.get(locale)?.[id]?.name?.split('||||') ?? []
      return (third ?? second ?? first)?.trim() ?? plural
    },
    option,
    flag: (value, locale) => common.get(locale)?.ra.boolean[value ? 'true' : 'false'] ?? String(value),
    colon: (locale) => printing.get(locale)?.colon ?? ':',
    file: (kind, locale) => printing.get(locale)?.files[kind] ?? kind,
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
