import type { FieldSchema } from '../entitySchema.ts'
import type { Finding } from './checkShape.ts'
import { at, when } from './findings.ts'
import { suggest } from './nearest.ts'
import { inPlace, schemaAt } from './subschemas.ts'

const DEFS = '#/$defs/'
const isLocal = (ref: string): boolean => ref.startsWith('#/')

const remedyOf = (ref: string, root: FieldSchema): string => {
  const names = Object.keys(root.$defs ?? {}).map((name) => `${DEFS}${name}`)
  if (!isLocal(ref)) return `copy what it points to into '$defs', and write '${DEFS}<name>': a schema is whole in its file`
  return names.length === 0 ? `point to '${DEFS}<name>' of the same file` : suggest(ref.replace('#/definitions/', DEFS), names)
}

/** Whether following references and what applies to the same value leads from a schema back to itself. */
const isEndless = (root: FieldSchema, from: FieldSchema): boolean => {
  const seen = new Set<FieldSchema>()
  const leads = (schema: FieldSchema): boolean => {
    if (seen.has(schema)) return schema === from
    seen.add(schema)
    const target = schema.$ref === undefined ? undefined : schemaAt(root, schema.$ref)
    return [...inPlace(schema).map((child) => child.schema), ...(target ? [target] : [])].some(leads)
  }
  return leads(from)
}

/** A `$ref` that leads nowhere, or round in a circle. `whole`: of a property, whose field type is that of the definition it names. */
export const refFindings = (schema: FieldSchema, pointer: string, root: FieldSchema, whole: boolean): Finding[] => {
  const { $ref } = schema
  if ($ref === undefined) return []
  const here = `${pointer}/$ref`
  const target = isLocal($ref) ? schemaAt(root, $ref) : undefined
  if (target === undefined) return [at(here, `'${$ref}' points to nothing`, remedyOf($ref, root))]
  const named = $ref.startsWith(DEFS) && !$ref.slice(DEFS.length).includes('/')
  return [
    ...when(whole && !named, here, `'${$ref}' is no definition`, `move what it points to into '$defs', and write '${DEFS}<name>'`),
    ...when(
      isEndless(root, schema),
      here,
      `'${$ref}' leads back to itself without end`,
      "let a recursion pass through 'properties' or 'items', or remove it",
    ),
  ]
}
