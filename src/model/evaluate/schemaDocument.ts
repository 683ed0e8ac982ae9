import type { FieldSchema } from '../entitySchema.ts'
import { pointerStep, pointerSteps } from '../values/jsonPointer.ts'

/** A schema; `true` allows everything, `false` nothing. */
export type Schema = FieldSchema | boolean

type Node = Readonly<Record<string, unknown>>

/** A whole schema file, which resolves `$ref`. */
export interface SchemaDocument {
  /** Target of a reference; undefined if it does not exist. */
  readonly find: (reference: string) => Schema | undefined
  /** JSON pointer of a reference's target, including anchors. */
  readonly pointerTo: (reference: string) => string | undefined
}

/** A document without targets. */
export const NO_DOCUMENT: SchemaDocument = { find: () => undefined, pointerTo: () => undefined }

const isNode = (value: unknown): value is Node => value !== null && typeof value === 'object'

const isSchema = (value: unknown): value is Schema => typeof value === 'boolean' || (isNode(value) && !Array.isArray(value))

export const isKeywords = (value: unknown): value is FieldSchema => isNode(value) && !Array.isArray(value)

/** Value at a JSON pointer; undefined if it does not exist. */
export const atPointer = (root: unknown, pointer: string): unknown =>
  pointerSteps(pointer).reduce((node, step) => (isNode(node) && Object.hasOwn(node, step) ? node[step] : undefined), root)

/** Keywords whose values are data, in which `$anchor` has no meaning. */
const DATA: ReadonlySet<string> = new Set(['const', 'enum', 'default', 'examples'])

const pointerToAnchor = (node: unknown, name: string, pointer: string): string | undefined => {
  if (!isNode(node)) return undefined
  if (node.$anchor === name) return pointer
  for (const [keyword, inner] of Object.entries(node)) {
    const found = DATA.has(keyword) ? undefined : pointerToAnchor(inner, name, `${pointer}${pointerStep(keyword)}`)
    if (found !== undefined) return found
  }
  return undefined
}

/** Decodes a URL fragment; malformed ones are returned unchanged. */
const decoded = (fragment: string): string => {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

const pointerIn = (root: unknown, reference: string): string | undefined => {
  if (!reference.startsWith('#')) return undefined
  const fragment = reference.slice(1)
  return fragment === '' || fragment.startsWith('/') ? fragment : pointerToAnchor(root, fragment, '')
}

/** The document of a schema file. References to other files are not resolved. */
export const schemaDocument = (root: Schema): SchemaDocument => {
  const known = new Map<string, Schema | undefined>()
  return {
    pointerTo: (reference) => pointerIn(root, reference),
    find: (reference) => {
      if (!known.has(reference)) {
        const pointer = pointerIn(root, reference)
        const target = pointer === undefined ? undefined : atPointer(root, reference.startsWith('#/') ? decoded(pointer) : pointer)
        known.set(reference, isSchema(target) ? target : undefined)
      }
      return known.get(reference)
    },
  }
}

/** Target of the schema's `$ref`, if it has one. */
export const targetsOf = ({ $ref }: FieldSchema, document: SchemaDocument): readonly Schema[] =>
  $ref === undefined ? [] : [document.find($ref) ?? []].flat()
