import type polyglotI18nProvider from 'ra-i18n-polyglot'

/** Polyglot's type: mutable trees of text. */
export type Phrases = ReturnType<Parameters<typeof polyglotI18nProvider>[0]>

/** Texts for polyglot, whose type requires an index signature, which typed catalogues lack. Polyglot copies them. */
export const asPhrases = (texts: object): Phrases => texts as Phrases
