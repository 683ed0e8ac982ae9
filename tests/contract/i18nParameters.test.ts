import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import en from '../../i18n/en/index.ts'
import { areaTexts } from '../support/texts/areaTexts.ts'
import { flattenTexts } from '../support/texts/flattenTexts.ts'

const SRC = join(import.meta.dirname, '../../src')

const texts = new Map(flattenTexts({ app: en.app, auth: en.auth, errors: en.errors, ...(await areaTexts('en')) }))

const paramsOf = (text: string): string[] => [...new Set([...text.matchAll(/%\{(\w+)\}/g)].map(([, name = '']) => name))]

interface Use {
  readonly key: string
  readonly name: string
  /** Source of the text's parameters; undefined if they are not an object literal. */
  readonly given: string | undefined
}

/** From an opening bracket to its closing one. */
const bracketed = (text: string): string => {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    depth += text.charAt(at) === '{' ? 1 : text.charAt(at) === '}' ? -1 : 0
    if (depth === 0) return text.slice(0, at + 1)
  }
  return text
}

const givenIn = (rest: string): string | undefined => {
  if (rest.startsWith(')')) return ''
  const object = /^,\s*(?=\{)/.exec(rest)
  const given = object ? bracketed(rest.slice(object[0].length)) : undefined
  return given?.includes('...') ? undefined : given
}

/** Calls of react-admin's `translate` and of `t` for the texts of areas. */
const CALL = /\b(?:translate|texts|t|say|text)\(\s*'([a-z]+\.[\w.-]+)'/g

const calls = (name: string): Use[] => {
  const source = readFileSync(join(SRC, name), 'utf8')
  return [...source.matchAll(CALL)]
    .map((match): Use => ({ key: match[1] ?? '', name, given: givenIn(source.slice(match.index + match[0].length)) }))
    .filter(({ key }) => texts.has(key))
}

const uses = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .flatMap(calls)

/** Keys that react-admin and MUI translate themselves, without our parameters. */
const labels = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
  .flatMap((name) =>
    [...readFileSync(join(SRC, name), 'utf8').matchAll(/\s(\w*[lL]abel|title|\w+Text|placeholder)="([a-z]+\.[\w.]+)"/g)].map(
      ([, , key = '']) => ({ key, name }),
    ),
  )

describe('a text with parameters', () => {
  it('is looked for where it is used', () => {
    expect(uses.length).toBeGreaterThan(300)
    expect(labels.length).toBeGreaterThan(10)
  })

  it('gets each of them where it is translated', () => {
    const missing = uses.flatMap(({ key, name, given }) => {
      const lacking = given === undefined ? [] : paramsOf(texts.get(key) ?? '').filter((param) => !new RegExp(`\\b${param}\\b`).test(given))
      return lacking.length > 0 ? [`${name}: ${key} lacks ${lacking.join()}`] : []
    })
    expect(missing).toEqual([])
  })

  it('is never used as a label, whose parameters stay empty', () => {
    expect(labels.filter(({ key }) => paramsOf(texts.get(key) ?? '').some((name) => name !== 'smart_count'))).toEqual([])
  })
})
