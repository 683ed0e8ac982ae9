import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { iconsPlugin } from '../../../src/build/iconsPlugin.ts'
import { noEvalPlugin } from '../../../src/build/noEvalPlugin.ts'
import { SHIMS } from '../../../src/build/shims/shims.ts'
import { validatorModule } from '../../../src/build/validatorModule.ts'
import { validatorsPlugin } from '../../../src/build/validatorsPlugin.ts'
import { withoutSamplesPlugin } from '../../../src/build/withoutSamplesPlugin.ts'
import { namedEntity } from '../../../src/model/entityOf.ts'
import { NONCE_PLACEHOLDER } from '../../../src/server/plugins/security.ts'
import { chinookModel } from '../model.ts'

/** Builds the shop’s page into a folder: `node tests/chinook/page/build.ts FOLDER`. */
const [outDir] = process.argv.slice(2)
if (outDir === undefined) throw new Error('Name the folder to build into')
const model = await chinookModel()
const host = {
  entities: async () => model.list,
  validator: async (id: string) => validatorModule(namedEntity({ model }, id)),
  refresh: () => undefined,
}
await build({
  configFile: false,
  root: import.meta.dirname,
  logLevel: 'error',
  plugins: [react(), validatorsPlugin(host), iconsPlugin(host), noEvalPlugin(), withoutSamplesPlugin()],
  html: { cspNonce: NONCE_PLACEHOLDER },
  // Modules that plugins generate import others from the project’s folder.
  resolve: { alias: [...SHIMS, { find: /^\/src\//, replacement: `${resolve(import.meta.dirname, '../../../src')}/` }] },
  build: { outDir, modulePreload: { polyfill: false } },
})
