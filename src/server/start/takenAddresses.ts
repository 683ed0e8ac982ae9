import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { DOCUMENTATION } from '../records/openapi/documentationPaths.ts'

/** Folders whose files declare the contracts of calls. */
const FOLDERS = ['../../model/calls', '../../domain']

const filesOf = async (folder: string): Promise<readonly string[]> => {
  const names = await readdir(join(import.meta.dirname, folder), { recursive: true })
  return names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).map((name) => join(import.meta.dirname, folder, name))
}

const isContract = (value: unknown): value is { readonly path: string } =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && typeof value.path === 'string'

const contractsIn = (module: Readonly<Record<string, unknown>>): readonly { readonly path: string }[] =>
  Object.values(module).flatMap((value) =>
    [value, ...(typeof value === 'object' && value !== null ? Object.values(value) : [])].filter(isContract),
  )

/** Paths of an entity's own calls below `/api/<entity>`. A declared call with one of these paths reserves its first segment. */
const OF_ENTITIES: ReadonlySet<string> = new Set(['', 'export', 'import', 'batch'])

const takenBy = (path: string): readonly string[] => {
  const [, , first = '', ...rest] = path.split('/')
  const below = rest.map((part) => (part.startsWith('{') ? '' : part)).join('/')
  return first.startsWith('{') || !OF_ENTITIES.has(below) ? [] : [first]
}

/** First segments of the API's addresses that can't be ids of entities, because declared calls use them. */
export const takenAddresses = async (): Promise<readonly string[]> => {
  const files = (await Promise.all(FOLDERS.map(filesOf))).flat()
  const modules = await Promise.all(files.map((file): Promise<Record<string, unknown>> => import(pathToFileURL(file).href)))
  const paths = [...modules.flatMap(contractsIn).map(({ path }) => path), ...DOCUMENTATION]
  return [...new Set(paths.flatMap(takenBy))].sort()
}
