import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Importing modules, by file, of all loaded modules. */
const importers = new Map<string, Set<string>>()
const stripped = new Map<string, string>()

const LOADING = 'loading'

const plain = (url: string): string => url.replace(/\?.*$/, '')

const scriptOf = (url: string): string => {
  const path = fileURLToPath(plain(url))
  const known = stripped.get(path) ?? stripTypeScriptTypes(readFileSync(path, 'utf8'))
  stripped.set(path, known)
  return known
}

/**
 * Makes Node load the project's TypeScript once per test file, like Vitest: imports inherit the `?loading=…` of their test file, so another number is another
 * copy. `vitest` is replaced by `shim`, which runs tests without a worker.
 */
export const loadProjectAfresh = (shim: string): void => {
  const root = pathToFileURL(process.cwd()).href
  registerHooks({
    resolve: (specifier, context, next) => {
      if (specifier === 'vitest' && context.parentURL !== shim) return { url: shim, shortCircuit: true }
      const found = next(specifier, context)
      const parent = context.parentURL ?? ''
      const loading = /\?loading=.*$/.exec(parent)?.[0]
      if (loading === undefined || !found.url.startsWith(root) || !found.url.endsWith('.ts')) return found
      importers.set(found.url, (importers.get(found.url) ?? new Set()).add(plain(parent)))
      return { ...found, url: `${found.url}${loading}` }
    },
    load: (url, context, next) => {
      if (url.includes(`.ts?${LOADING}=`)) return { format: 'module', source: scriptOf(url), shortCircuit: true }
      /** A package may have a module instead of its JSON; Vitest accepts both. */
      return url.endsWith('.json.js') ? next(url, { ...context, importAttributes: {} }) : next(url, context)
    },
  })
}

let loadings = 0

/** Imports files, with a copy of their modules that they share. */
export const freshImporter = (): ((file: string) => Promise<unknown>) => {
  loadings += 1
  const loading = loadings
  return (file) => import(`${pathToFileURL(file).href}?${LOADING}=${loading}`)
}

/** Number of imports between each file and one that it depends on; files that don't depend on it are missing. */
export const distancesTo = (file: string): ReadonlyMap<string, number> => {
  const distances = new Map([[pathToFileURL(file).href, 0]])
  for (const [url, distance] of distances)
    for (const importer of importers.get(url) ?? []) if (!distances.has(importer)) distances.set(importer, distance + 1)
  return new Map([...distances].map(([url, distance]) => [fileURLToPath(url), distance]))
}
