import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Json } from '../../model/entitySchema.ts'

/** Texts of `errors.*` in every language, chosen by the Accept-Language header. */
export interface Texts {
  readonly language: (acceptLanguage: string | undefined) => string
  /** Text of the first key that has one, with `%{name}` filled from `params`; without any, the last key itself. */
  readonly text: (language: string, keys: readonly string[], params: Readonly<Record<string, Json>>) => string
}

type Messages = Readonly<Record<string, string>>

const FOLDER = join(import.meta.dirname, '../../../i18n')
const FALLBACK = 'en'

async function readLanguage(folder: string, language: string): Promise<Messages> {
  const module: { default: Messages } = await import(pathToFileURL(join(folder, language, 'errors.ts')).href)
  return module.default
}

/** `fr-CH, fr;q=0.9, en;q=0.8` → `['fr', 'en']`, the preferred one first. */
function preferences(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.trim().toLowerCase().split(';')
      const quality = rest
        .find((item) => item.trim().startsWith('q='))
        ?.trim()
        .slice(2)
      return { tag: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) || 0 }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}

const fill = (text: string, params: Readonly<Record<string, Json>>) =>
  text.replace(/%\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name]
    if (value === undefined || value === null) return whole
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  })

/** Every folder of `i18n` that has an `errors.ts` is a language. */
export async function loadTexts(folder = FOLDER): Promise<Texts> {
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'errors.ts')))
  const languages = new Map(await Promise.all(names.map(async (name) => [name, await readLanguage(folder, name)] as const)))
  return {
    language: (header) => (header && preferences(header).find((tag) => languages.has(tag))) || FALLBACK,
    text(language, keys, params) {
      for (const messages of [languages.get(language), languages.get(FALLBACK)]) {
        const key = messages && keys.find((name) => messages[name] !== undefined)
        if (messages && key !== undefined) return fill(messages[key] ?? key, params)
      }
      return keys.at(-1) ?? ''
    },
  }
}
