import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const isSchema = (value: unknown): boolean => value !== null && typeof value === 'object' && '$id' in value

/** The one export that is a schema; anything else about a file is left for `loadModel` to name. */
const schemaOf = (module: Readonly<Record<string, unknown>>): unknown => Object.values(module).find(isSchema) ?? module.default ?? {}

/**
 * Every schema of a folder with its file name, sorted by name. Each file is one entity.
 * @param fresh part of the module address, so that a running process reads a changed file again
 */
export const loadSchemas = async (folder: string, fresh = ''): Promise<{ file: string; schema: unknown }[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort()
  return Promise.all(
    names.map(async (name) => {
      const module: Record<string, unknown> = await import(`${pathToFileURL(path.join(folder, name)).href}${fresh && `?${fresh}`}`)
      return { file: `${path.basename(folder)}/${name}`, schema: schemaOf(module) }
    }),
  )
}
