import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { devPlugin } from './src/build/devPlugin.ts'
import { iconsPlugin } from './src/build/iconsPlugin.ts'
import { createModelHost } from './src/build/modelHost.ts'
import { noEvalPlugin } from './src/build/noEvalPlugin.ts'
import { noFlashPlugin } from './src/build/noFlashPlugin.ts'
import { validatorsPlugin } from './src/build/validatorsPlugin.ts'

const root = import.meta.dirname
const shims = join(root, 'src/build/shims')
const host = createModelHost(root)

/**
 * Library modules that so many lazy parts share are loaded together, for the first list needs nearly all of them and one file compresses better
 * than forty. Measured: with 5 the first list takes 398 kB (much that it does not need), with
 * 8 393 kB, with 12 400 kB, with 20 402 kB.
 */
const SHARED_BY = 8

/** Imported only by modules that plugins make, where Vite does not look for dependencies: one found late loads the open page anew. */
const BEHIND_VIRTUAL_MODULES = ['src/model/formats.ts', 'src/model/validatorRuntime.ts']

const inTests = process.env.VITEST !== undefined

export default defineConfig({
  plugins: [react(), validatorsPlugin(host), iconsPlugin(host), noEvalPlugin(), noFlashPlugin(), inTests ? [] : devPlugin(host)],
  html: { cspNonce: '__CSP_NONCE__' },
  resolve: {
    alias: [
      { find: /^object\.entries$/, replacement: join(shims, 'objectEntries.cjs') },
      { find: /^jsonexport\/dist.*$/, replacement: join(shims, 'jsonexport.ts') },
    ],
  },
  server: { watch: { ignored: [join(root, 'data/**'), join(root, 'dist/**')] } },
  optimizeDeps: { entries: ['index.html', ...BEHIND_VIRTUAL_MODULES] },
  build: {
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
            { name: 'shared', test: /node_modules\/(?!ajv|ibantools)/, minShareCount: SHARED_BY, priority: 1 },
          ],
        },
      },
    },
  },
})
