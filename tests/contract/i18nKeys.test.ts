import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import en from '../../i18n/en/index.ts'
import { ACTIONS } from '../../src/model/entitySchema.ts'
import { formats } from '../../src/model/validate/formats.ts'
import { productRules } from '../support/app/productRules.ts'
import { areaTexts } from '../support/texts/areaTexts.ts'
import { flattenTexts } from '../support/texts/flattenTexts.ts'

const SRC = join(import.meta.dirname, '../../src')

const keysOf = (tree: object): string[] => flattenTexts(tree).map(([key]) => key)

const areas = await areaTexts('en')
const known = new Set(keysOf({ ra: en.ra, auth: en.auth, app: en.app, errors: en.errors, ...areas }))

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => ({ name, text: withoutComments(readFileSync(join(SRC, name), 'utf8')) }))

const found = (pattern: RegExp): { key: string; name: string }[] =>
  sources.flatMap(({ name, text }) => [...text.matchAll(pattern)].map(([, key = '']) => ({ key, name })))

const roots = ['ra', 'auth', 'app', 'errors', ...Object.keys(areas)].join('|')
const literals = found(new RegExp(`['"\`]((?:${roots})\\.(?!ts['"\`])[A-Za-z0-9_-]+(?:\\.[A-Za-z0-9_-]+)*)['"\`]`, 'g'))
const beginnings = found(new RegExp(`\`((?:${roots})\\.(?:[A-Za-z0-9_-]+\\.)*)\\$\\{`, 'g'))
const warnings = found(/code: '(warnings\.\w+)'/g)
const noted = [/\baction: '(\w+)'/g, /\baction: [^'\n]*\? '(\w+)'/g, /\baction: [^'\n]*\? '\w+' : '(\w+)'/g]
  .flatMap(found)
  .filter(({ name }) => /^server\/(auth|features|services)\//.test(name))
const refusals = found(/AppError\(\s*\d{3},\s*'(\w+)'/g)

/** Ajv's keyword for a schema that is `false`. */
const AJVS_OWN = 'false schema'

describe('the texts that the program asks for', () => {
  it('all exist', () => {
    expect(literals.length).toBeGreaterThan(0)
    expect(literals.filter(({ key }) => !known.has(key))).toEqual([])
  })

  it('exist for keys that are put together', () => {
    expect(beginnings.filter(({ key }) => ![...known].some((text) => text.startsWith(key)))).toEqual([])
  })

  it('join labels and texts by the colon of the language, not by one of the code', () => {
    const shown = sources.filter(({ name }) => /^(admin|appearance|fields|screens|ui)\//.test(name) && !name.endsWith('countdown.ts'))
    const joined = shown.flatMap(({ name, text }) => [...text.matchAll(/\}: (?:\$\{|`)/g)].map(() => name))
    expect(joined).toEqual([])
    const beside = shown.flatMap(({ name, text }) =>
      [...text.matchAll(/\}: ?(?:<|\{' '\})|'app\.labelled'[^}]*\}\)\}? ./g)].map(() => name),
    )
    expect(beside).toEqual([])
  })

  it('exist for every code that the server refuses with', () => {
    expect(refusals.length).toBeGreaterThan(0)
    expect(refusals.filter(({ key }) => !known.has(`errors.${key}`))).toEqual([])
  })

  it('exist for every keyword of a field error', () => {
    // Keywords of ajv that are not errors of fields: ajv's own additions, and those in mistakes of schemas.
    const errors = found(/\bkeyword: '(\w+)'(?! \||, remedy)/g).filter(({ name }) => name !== 'model/validate/ajv.ts')
    const keywords = new Set(errors.map(({ key }) => key))
    const ended = new Set([...known].map((key) => key.slice(key.lastIndexOf('.') + 1)))
    expect(keywords.size).toBeGreaterThan(20)
    expect([...keywords].filter((keyword) => !ended.has(keyword))).toEqual([])
  })

  it('are used, all of them: no text is translated in vain', () => {
    const all = sources.map(({ text }) => text).join('\n')
    const words = new Set(all.match(/\w+(?:-\w+)*/g))
    const own = keysOf(en.errors).filter((key) => key !== AJVS_OWN)
    expect(own.filter((key) => !words.has(key.slice(key.lastIndexOf('.') + 1)))).toEqual([])
  })

  it('exist for every warning of a field type', () => {
    expect(warnings.filter(({ key }) => !known.has(`errors.${key}`))).toEqual([])
  })

  it('name every audited action', () => {
    const actions = [...ACTIONS, ...noted.map(({ key }) => key)]
    expect(noted.length).toBeGreaterThan(0)
    expect(actions.filter((action) => !known.has(`app.history.actions.${action}`))).toEqual([])
  })

  it('name every named action, in histories and in reports of jobs', async () => {
    const named = [...(await productRules()).values()].flatMap(({ actions = [] }) => actions.map(({ name }) => name))
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((name) => !known.has(`app.history.actions.${name}`))).toEqual([])
  })

  it('describe the expected input of every format that users type', () => {
    const technical = ['duration', 'hostname', 'ipv4', 'ipv6', 'regex', 'json-pointer']
    expect(Object.keys(formats).filter((name) => !technical.includes(name) && !known.has(`errors.format.${name}`))).toEqual([])
  })
})
