import type { Plugin } from 'vite'

type Unused = Readonly<Record<string, string>>

/** Properties of field types for checks at start and for tests, with their replacement in the browser, which does not need them. */
const OF_FIELD_TYPES: Unused = { samples: '[]', mistakes: 'undefined' }

/** Forms show their own translated texts for these parts (`partTexts`), so only the API uses the descriptions. */
const OF_NAMED_PARTS: Unused = { description: 'undefined' }

const PARTS = /\/schemas\/parts\/\w+\.ts$/
const FIELD_TYPES = /\/src\/fields\/(?:\w+\/)*\w+\.ts$/

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

const isNode = (value: unknown): value is Node & Readonly<Record<string, unknown>> =>
  isRecord(value) && typeof value.type === 'string' && typeof value.start === 'number' && typeof value.end === 'number'

/** Members of objects to be replaced, the outermost of each. */
const unusedIn = (node: unknown, unused: Unused): { readonly member: Node; readonly name: string }[] => {
  if (Array.isArray(node)) return node.flatMap((one) => unusedIn(one, unused))
  if (!isNode(node)) return []
  if (node.type !== 'ObjectExpression') return Object.values(node).flatMap((one) => unusedIn(one, unused))
  const members: readonly unknown[] = Array.isArray(node.properties) ? node.properties : []
  return members.flatMap((member) => {
    const name = isNode(member) && isNode(member.key) ? String(member.key.name) : ''
    return isNode(member) && Object.hasOwn(unused, name) ? [{ member, name }] : unusedIn(member, unused)
  })
}

/** The module without samples and mistakes; `program` is its syntax tree (ESTree). */
export const withoutSamples = (code: string, program: unknown, unused = OF_FIELD_TYPES): string =>
  unusedIn(program, unused).reduceRight(
    (text, { member, name }) => `${text.slice(0, member.start)}${name}: ${unused[name]}${text.slice(member.end)}`,
    code,
  )

/** Removes from the pages what field types declare for checks and tests, and descriptions for the API, because every user would have to download them. */
export const withoutSamplesPlugin = (): Plugin => ({
  name: 'without-samples',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: [FIELD_TYPES, PARTS] },
    handler(code, id) {
      if (FIELD_TYPES.test(id)) return { code: withoutSamples(code, this.parse(code)), map: null }
      return code.includes('partTexts:') ? { code: withoutSamples(code, this.parse(code), OF_NAMED_PARTS), map: null } : undefined
    },
  },
})
