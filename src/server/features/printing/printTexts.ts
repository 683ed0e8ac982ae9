import type { PrintingMessages } from '../../../../i18n/en/printing.ts'

const english = () => import('../../../../i18n/en/printing.ts')

const LANGUAGES: Readonly<Record<string, () => Promise<{ readonly default: PrintingMessages }>>> = {
  en: english,
  ar: () => import('../../../../i18n/ar/printing.ts'),
  fr: () => import('../../../../i18n/fr/printing.ts'),
  tr: () => import('../../../../i18n/tr/printing.ts'),
}

/** Texts of documents in a language; English for an unknown language. */
export const printTexts = async (locale: string): Promise<PrintingMessages> => (await (LANGUAGES[locale] ?? english)()).default

/** A text with its parameters filled in. */
export const fill = (text: string, params: Readonly<Record<string, string | number>>): string =>
  text.replace(/%\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
