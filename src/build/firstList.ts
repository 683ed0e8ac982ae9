/** The part of Rolldown's information about a module that is used here. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

const reached = (from: string, modules: Modules): ReadonlySet<string> => {
  const seen = new Set<string>()
  const visit = (id: string): void => {
    if (seen.has(id)) return
    seen.add(id)
    modules.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  visit(from)
  return seen
}

/** Vite's own modules, which load the lazy parts. */
const isVites = (id: string): boolean => id.startsWith('\0vite/')

/**
 * Chunks of the sign-in page, and of the application's other static imports: the first list. One file each, because the browser requests and allocates every
 * file, and nothing else in them, because every user waits for all of it. The application must be an input of the build, so that Rolldown marks its modules as
 * `$initial`.
 * @param start path of the module that the sign-in page starts with
 */
export const firstListGroups = (start: string) => {
  let onPage: ReadonlySet<string> | undefined
  const page = (id: string, modules: Modules): string | null => {
    onPage ??= reached(start, modules)
    return id !== start && (onPage.has(id) || isVites(id)) ? 'page' : null
  }
  return [
    { name: page, debugName: 'page', priority: 2 },
    { name: 'list', tags: ['$initial' as const], test: (id: string) => id !== start && !id.endsWith('.html'), priority: 1 },
  ]
}
