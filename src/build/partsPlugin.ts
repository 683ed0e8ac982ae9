import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Vite's module with the function around each `import()`. */
const LOADER = '\0vite/preload-helper.js'

/** Loads lazy parts by `src/ui/lazy/loadPart.ts`, so that one that could not be loaded can be loaded again. */
export const partsPlugin = (root: string): Plugin => ({
  name: 'parts',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === LOADER
      ? {
          code: `${readFileSync(join(root, 'src/ui/lazy/loadPart.ts'), 'utf8')}\nexport { loadPart as __vitePreload }`,
          moduleType: 'ts',
        }
      : undefined,
})
