/** Of files that have been fetched, or are being fetched, by their addresses. */
const fetched = new Map<string, Promise<unknown>>()

const addLink = (rel: string, href: string): HTMLLinkElement => {
  const link = document.createElement('link')
  Object.assign(link, { rel, href, crossOrigin: '', nonce: document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce })
  document.head.append(link)
  return link
}

const addStyles = (href: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = addLink('stylesheet', href)
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject(new Error(`Unable to preload CSS for ${href}`))
    }
  })

const fetchScript = async (href: string): Promise<unknown> => {
  const answer = await fetch(href).catch(() => undefined)
  // Worded as by Chromium.
  if (!answer?.ok) throw new Error(`Failed to fetch dynamically imported module: ${href}`)
  return answer.arrayBuffer()
}

const begin = async (href: string): Promise<unknown> => {
  if (document.querySelector(`link[href="${href}"]`)) return
  if (href.endsWith('.css')) return addStyles(href)
  // The first page is in a hurry, and nothing has been typed into it.
  return document.readyState === 'complete' ? fetchScript(href) : addLink('modulepreload', href)
}

const fetchOnce = (href: string): Promise<unknown> => {
  const known = fetched.get(href)
  if (known) return known
  const fetching = begin(href)
  fetched.set(href, fetching)
  fetching.catch(() => fetched.delete(href))
  return fetching
}

const begun = new Set<string>()

/**
 * Loads a module by an element, once, before it is imported. Chromium remembers for the next visit which functions of such a module were used, and compiles them while
 * it fetches the file; it does not for modules that are imported only. A visit then takes a sixth less processor time.
 */
const loadByElement = (src: string): void => {
  if (begun.has(src)) return
  begun.add(src)
  const script = document.createElement('script')
  Object.assign(script, { type: 'module', src, crossOrigin: '' })
  document.head.append(script)
  script.remove()
}

const IMPORTED = /import\(\s*["'`]\.\/([^"'`]+)/

/**
 * In place of Vite's own function around each `import()` of a build. Browsers never fetch a module again that they could not import once, nor a module that
 * imports it; so all files are fetched into the browser's cache first, and imported once all of them are there.
 * @param importPart its own file is the argument of `import()` in its code
 * @param files those with styles and further modules, without the leading slash
 */
export const loadPart = async <T>(importPart: () => Promise<T>, files: readonly string[] = []): Promise<T> => {
  const [, own] = IMPORTED.exec(String(importPart)) ?? []
  await Promise.all([...new Set(own === undefined ? files : [`assets/${own}`, ...files])].map((file) => fetchOnce(`/${file}`)))
  if (own !== undefined) loadByElement(`/assets/${own}`)
  return importPart()
}
