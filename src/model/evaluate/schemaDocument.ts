import type { FieldSchema } from '../entitySchema.ts'
import { pointerStep, pointerSteps } from '../values/jsonPointer.ts'

/** A schema as it may stand anywhere in a document: `true` allows everything, `false` nothing. */
export type Schema = FieldSchema | boolean

type Node = Readonly<Record<string, unknown>>

/** A whole schema file, in which `$ref` finds its target. */
export interface SchemaDocument {
  /** The schema that a reference names, undefined where it points to nothing. */
  readonly find: (reference: string) => Schema | undefined
  /** The JSON pointer of what a reference names, an anchor too. */
  readonly pointerTo: (reference: string) => string | undefined
}

/** Where there is nothing to refer to. */
export const NO_DOCUMENT: SchemaDocument = { find: () => undefined, pointerTo: () => undefined }

const isNode = (value: unknown): value is Node => value !== null && typeof value === 'object'

const isSchema = (value: unknown): value is Schema => typeof value === 'boolean' || (isNode(value) && !Array.isArray(value))

export const isKeywords = (value: unknown): value is FieldSchema => isNode(value) && !Array.isArray(value)

/** What a JSON pointer leads to, undefined where that is nothing. */
export const atPointer = (root: unknown, pointer: string): unknown =>
  pointerSteps(pointer).reduce((node, step) => (isNode(node) && Object.hasOwn(node, step) ? node[step] : undefined), root)

/** Keywords whose values are data, not schemas: an anchor inside them names nothing. */
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

/** A fragment of an address is percent-encoded; one that is not well formed stands for itself. */
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

/** The document around a schema. A file is whole: references to other files find nothing. */
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

/** What the `$ref` of a schema leads to; nothing where it has none. */
export const targetsOf = ({ $ref }: FieldSchema, document: SchemaDocument): readonly Schema[] =>
  $ref === undefined ? [] : [document.find($ref) ?? []].flat()
