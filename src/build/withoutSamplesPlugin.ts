import type { Plugin } from 'vite'

/** Properties of field types for the checks at start and for tests, and their replacement in the browser, which does not use them. */
const UNUSED: Readonly<Record<string, string>> = { samples: '[]', mistakes: 'undefined' }

const FIELD_TYPES = /\/src\/fields\/(?:\w+\/)*\w+\.ts$/

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

const isNode = (value: unknown): value is Node & Readonly<Record<string, unknown>> =>
  isRecord(value) && typeof value.type === 'string' && typeof value.start === 'number' && typeof value.end === 'number'

/** Members of objects that are to be replaced, the outermost of each. */
const unusedIn = (node: unknown): { readonly member: Node; readonly name: string }[] => {
  if (Array.isArray(node)) return node.flatMap(unusedIn)
  if (!isNode(node)) return []
  if (node.type !== 'ObjectExpression') return Object.values(node).flatMap(unusedIn)
  const members: readonly unknown[] = Array.isArray(node.properties) ? node.properties : []
  return members.flatMap((member) => {
    const name = isNode(member) && isNode(member.key) ? String(member.key.name) : ''
    return isNode(member) && Object.hasOwn(UNUSED, name) ? [{ member, name }] : unusedIn(member)
  })
}

/** The module without samples and mistakes; `program` is its syntax tree (ESTree). */
export const withoutSamples = (code: string, program: unknown): string =>
  unusedIn(program).reduceRight(
    (text, { member, name }) => `${text.slice(0, member.start)}${name}: ${UNUSED[name]}${text.slice(member.end)}`,
    code,
  )

/** Removes from the pages what field types declare for checks and tests: every user would have to download it. */
export const withoutSamplesPlugin = (): Plugin => ({
  name: 'without-samples',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: FIELD_TYPES },
    handler(code) {
      return { code: withoutSamples(code, this.parse(code)), map: null }
    },
  },
})
