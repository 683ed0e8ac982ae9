import type { ResourceMessages } from '../../../i18n/resourceMessages.ts'
import { LANGUAGES } from './stubs.ts'

/** Entities whose labels wait for their translation, by language. */
export const untranslated = async (): Promise<readonly { readonly language: string; readonly entity: string }[]> => {
  const all = await Promise.all(
    LANGUAGES.map(async (language) => {
      const module: { readonly default: ResourceMessages } = await import(`../../../i18n/${language}/resources.ts`)
      return Object.entries(module.default).flatMap(([entity, { stub }]) => (stub ? [{ language, entity }] : []))
    }),
  )
  return all.flat()
}
