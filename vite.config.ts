import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { devPlugin } from './src/build/devPlugin.ts'
import { firstListGroups } from './src/build/firstList.ts'
import { iconsPlugin } from './src/build/iconsPlugin.ts'
import { createModelHost } from './src/build/modelHost.ts'
import { noEvalPlugin } from './src/build/noEvalPlugin.ts'
import { noFlashPlugin } from './src/build/noFlashPlugin.ts'
import { partsPlugin } from './src/build/partsPlugin.ts'
import { SHIMS } from './src/build/shims/shims.ts'
import { unreachablePlugin } from './src/build/unreachablePlugin.ts'
import { validatorsPlugin } from './src/build/validatorsPlugin.ts'
import { withoutSamplesPlugin } from './src/build/withoutSamplesPlugin.ts'

const root = import.meta.dirname
const host = createModelHost(root)

/** Number of lazy parts that must need a module for it to be in the shared chunk: half the requests of a page, and files that compress better. */
const SHARED_BY = 4

/** Only modules made by plugins import these, where Vite does not look for dependencies; a dependency found late reloads the open page. */
const BEHIND_VIRTUAL_MODULES = ['src/model/validate/formats.ts', 'src/model/validate/validatorRuntime.ts']

const inTests = process.env.VITEST !== undefined

export default defineConfig({
  plugins: [
    react(),
    validatorsPlugin(host),
    iconsPlugin(host),
    noEvalPlugin(),
    withoutSamplesPlugin(),
    noFlashPlugin(),
    unreachablePlugin(),
    partsPlugin(root),
    inTests ? [] : devPlugin(host),
  ],
  html: { cspNonce: '__CSP_NONCE__' },
  resolve: {
    alias: SHIMS,
  },
  server: { watch: { ignored: [join(root, 'data/**'), join(root, 'dist/**')] } },
  optimizeDeps: { entries: ['index.html', ...BEHIND_VIRTUAL_MODULES] },
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: join(root, 'index.html'), app: join(root, 'src/App.tsx') },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
            ...firstListGroups(join(root, 'src/main.tsx')),
            { name: 'shared', test: /\/(?:src|schemas|node_modules)\/(?!ajv|ibantools)/, minShareCount: SHARED_BY, priority: 0 },
          ],
        },
      },
    },
  },
})
