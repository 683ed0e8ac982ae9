import { createRequire } from 'node:module'
import type { Ajv2020 } from 'ajv/dist/2020.js'

type StandaloneCode = (ajv: Ajv2020, exported: Readonly<Record<string, string>>) => string

const standaloneCode = (createRequire(import.meta.url)('ajv/dist/standalone') as { readonly default: StandaloneCode }).default

const RUNTIME: ReadonlySet<string> = new Set(['equal', 'ucs2length'])

const runtimeMember = (_: string, name: string): string => {
  if (!RUNTIME.has(name)) throw new Error(`The browser has no ajv/dist/runtime/${name}; add it to src/model/validate/validatorRuntime.ts`)
  return `runtime.${name}`
}

/** Converts ajv's standalone code: its `require`s become members of `runtime`. Throws if one is left, because a browser can't load it. */
const withoutRequires = (code: string): string => {
  const esm = code.replace(/require\("ajv\/dist\/runtime\/(\w+)"\)\.default/g, runtimeMember)
  const left = /\brequire\([^)]*\)/.exec(esm)
  if (left) throw new Error(`ajv's standalone code asks for ${left[0]}, which a browser does not have`)
  return esm
}

/** The imports of converted code. `model` is the location of src/model: a path from Vite's root, or an address. */
export const standaloneImports = (model: string): string =>
  `import { formats } from ${JSON.stringify(`${model}/validate/formats.ts`)}\nimport { runtime } from ${JSON.stringify(`${model}/validate/validatorRuntime.ts`)}\n`

/**
 * Statements that declare a validating constant for each schema, without `new Function` and `require`, for a module with `standaloneImports`. `ajv` must be
 * made by `createAjv({ code: standaloneOptions })`.
 */
export const standaloneChecks = (ajv: Ajv2020, schemas: Readonly<Record<string, object | boolean>>): string => {
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, `check:${name}`)
  const exported = Object.fromEntries(Object.keys(schemas).map((name) => [name, `check:${name}`]))
  return withoutRequires(standaloneCode(ajv, exported)).replace('"use strict";', '').replaceAll('export const ', 'const ')
}
