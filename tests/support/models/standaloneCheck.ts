import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Options } from 'ajv/dist/2020.js'
import { standaloneChecks, standaloneImports } from '../../../src/build/standaloneModule.ts'
import { standaloneOptions } from '../../../src/build/standaloneOptions.ts'
import { createAjv } from '../../../src/model/validate/ajv.ts'
import type { Check } from '../../../src/model/validate/validatorCore.ts'

/** Where a module that is run outside of Vite finds src/model. */
export const MODEL = pathToFileURL(join(import.meta.dirname, '../../../src/model')).href

/** Runs source as a browser would: as an ES module, with neither `require` nor ajv's compiler. */
export const runModule = async <T>(source: string): Promise<T> =>
  await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`)

/** The browser's validator of any schema, made by the code that makes those of the entities. */
export const standaloneCheck = async (
  schema: object | boolean,
  options: Options,
  known: Readonly<Record<string, object>>,
): Promise<Check> => {
  const ajv = createAjv({ ...options, code: standaloneOptions })
  for (const [address, remote] of Object.entries(known)) ajv.addSchema(remote, address)
  const source = `${standaloneImports(MODEL)}${standaloneChecks(ajv, { check: schema })}\nexport { check }\n`
  return (await runModule<{ readonly check: Check }>(source)).check
}
