import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Texts of areas in one language, by area. */
export async function areaTexts(language: string): Promise<Readonly<Record<string, object>>> {
  const folder = join(import.meta.dirname, '../../../i18n', language, 'areas')
  const files = (await readdir(folder)).toSorted()
  const texts = await Promise.all(files.map(async (file) => (await import(join(folder, file))).default as object))
  return Object.fromEntries(files.map((file, index) => [file.replace(/\.ts$/, ''), texts[index] ?? {}]))
}
