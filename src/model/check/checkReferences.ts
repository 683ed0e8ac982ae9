import type { FieldSchema } from '../entitySchema.ts'
import { isKeywords, schemaDocument, targetsOf } from '../evaluate/schemaDocument.ts'
import type { Finding } from './checkShape.ts'
import { at, when } from './findings.ts'
import { suggest } from './nearest.ts'
import { inPlace } from './subschemas.ts'

const DEFS = '#/$defs/'
const isLocal = (ref: string): boolean => ref.startsWith('#') && ref !== '#'

const remedyOf = (ref: string, root: FieldSchema): string => {
  const names = Object.keys(root.$defs ?? {}).map((name) => `${DEFS}${name}`)
  if (ref === '#') return `put what repeats into '$defs', and write '${DEFS}<name>': '#' is the record itself`
  if (!isLocal(ref)) return `copy what it points to into '$defs', and write '${DEFS}<name>': a schema has all its parts in its file`
  return names.length === 0 ? `point to '${DEFS}<name>' of the same file` : suggest(`${DEFS}${ref.split(/[#/]/).at(-1)}`, names)
}

/** Whether references and schemas of the same value lead from a schema back to itself. */
const isEndless = (root: FieldSchema, from: FieldSchema): boolean => {
  const document = schemaDocument(root)
  const seen = new Set<FieldSchema>()
  const leads = (schema: FieldSchema): boolean => {
    if (seen.has(schema)) return schema === from
    seen.add(schema)
    return [...inPlace(schema).map((child) => child.schema), ...targetsOf(schema, document).filter(isKeywords)].some(leads)
  }
  return leads(from)
}

/** Findings for a `$ref` without a target, or in a circle. `ofProperty`: it belongs to a property, which takes its field type from the definition. */
export const refFindings = (schema: FieldSchema, place: string, root: FieldSchema, ofProperty: boolean): Finding[] => {
  const { $ref } = schema
  if ($ref === undefined) return []
  const here = `${place}/$ref`
  const document = schemaDocument(root)
  const target = isLocal($ref) ? document.find($ref) : undefined
  if (target === undefined) return [at(here, `'${$ref}' points to nothing`, remedyOf($ref, root))]
  const pointer = `#${document.pointerTo($ref)}`
  const named = pointer.startsWith(DEFS) && !pointer.slice(DEFS.length).includes('/')
  return [
    ...when(
      !$ref.startsWith('#/') && !pointer.startsWith(DEFS),
      here,
      `'${$ref}' is an anchor outside of '$defs'`,
      "move what has the anchor into '$defs'",
    ),
    ...when(ofProperty && !named, here, `'${$ref}' is no definition`, `move what it points to into '$defs', and write '${DEFS}<name>'`),
    ...when(
      isEndless(root, schema),
      here,
      `'${$ref}' leads back to itself without end`,
      "let a recursion pass through 'properties' or 'items', or remove it",
    ),
  ]
}
