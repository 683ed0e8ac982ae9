import type { EntitySchema, FieldSchema, Suggestions } from '../entitySchema.ts'
import { schemaDocument } from '../evaluate/schemaDocument.ts'
import { recordProperty } from '../records/recordProperty.ts'
import { chosenType } from '../resolve/chooseField.ts'
import { dereferenced } from '../resolve/resolveField.ts'
import { TYPED } from '../suggestions.ts'
import type { Finding } from './checkShape.ts'
import { at, entityNamed, isOfKind, isServersOwn, missing, type Properties, propertiesOf, type SchemaContext, when } from './findings.ts'

const LINE = 'text'

const isLine = (schema: FieldSchema, context: SchemaContext): boolean => chosenType(schema, context.types)?.name === LINE

/** A property of an entity; `true` and `false` have no keywords. */
const propertyOf = (entity: EntitySchema, name: string): FieldSchema | undefined => {
  if (!Object.hasOwn(entity.properties, name)) return undefined
  return dereferenced(propertiesOf(entity.properties)[name] ?? {}, schemaDocument(entity))
}

/** Mistakes of a field that not everyone may read: suggestions, and the fields that select them, reach every user of the form. */
const closedFindings = ({ read, writeOnly }: FieldSchema, name: string, pointer: string): Finding[] =>
  when(
    read !== undefined || writeOnly === true,
    pointer,
    `not everybody may read '${name}'`,
    "name a property without 'read' and 'writeOnly'",
  )

const fieldFindings = (target: EntitySchema, { field }: Suggestions, pointer: string, context: SchemaContext): Finding[] => {
  const schema = propertyOf(target, field)
  if (!schema) return missing(field, Object.keys(target.properties), pointer)
  return [
    ...when(!isLine(schema, context), pointer, `'${field}' is no line of text`, "name a property of type: 'string'"),
    ...closedFindings(schema, field, pointer),
  ]
}

/** The property at a path, which may cross one reference. */
const endOf = (
  target: EntitySchema,
  path: string,
  pointer: string,
  context: SchemaContext,
): { readonly end?: FieldSchema; readonly findings: Finding[] } => {
  const [name = '', inner, ...rest] = path.split('.')
  const first = propertyOf(target, name)
  if (!first) return { findings: missing(name, Object.keys(target.properties), pointer) }
  if (inner === undefined) return { end: first, findings: closedFindings(first, name, pointer) }
  const isStep = first.type === 'string' && rest.length === 0
  const next = isStep ? [...context.entities.values()].find(({ $id }) => $id === first.reference) : undefined
  if (!next) {
    const remedy = "write a property, or a reference to one record and a property of that record: 'type.name'"
    return { findings: [at(pointer, `'${path}' leads nowhere`, remedy)] }
  }
  const end = propertyOf(next, inner)
  if (!end) return { findings: missing(inner, Object.keys(next.properties), pointer) }
  return { end, findings: [...closedFindings(first, name, pointer), ...closedFindings(end, inner, pointer)] }
}

const valueFindings = (value: string | number | boolean, end: FieldSchema, pointer: string, context: SchemaContext): Finding[] =>
  when(
    !isOfKind(value, end) || chosenType(end, context.types)?.storage !== 'column',
    pointer,
    `${JSON.stringify(value)} is no value of that property`,
    "compare with a value of the property's own type; '$record.<property>' is a text",
  )

const recordFindings = (value: string | number | boolean, siblings: Properties, pointer: string): Finding[] => {
  const name = recordProperty(value)
  if (name === undefined) return []
  return [
    ...missing(name, Object.keys(siblings), pointer),
    ...when(name === TYPED, pointer, `'${TYPED}' is what has been typed`, 'rename the property'),
  ]
}

const whereFindings = (
  target: EntitySchema,
  { where = {} }: Suggestions,
  { pointer, siblings, context }: { readonly pointer: string; readonly siblings: Properties; readonly context: SchemaContext },
): Finding[] =>
  Object.entries(where).flatMap(([path, value]) => {
    const here = `${pointer}/${path}`
    const { end, findings } = endOf(target, path, here, context)
    return [...findings, ...recordFindings(value, siblings, here), ...(end ? valueFindings(value, end, here, context) : [])]
  })

/** Mistakes in the `suggestions` of a property with these `siblings`. */
export const suggestionFindings = (schema: FieldSchema, pointer: string, siblings: Properties, context: SchemaContext): Finding[] => {
  const { suggestions } = schema
  if (suggestions === undefined) return []
  const here = `${pointer}/suggestions`
  if (!isLine(schema, context))
    return [at(here, 'only one line of text is offered suggestions', "write it at type: 'string' without a format, or remove it")]
  const { target, findings } = entityNamed(suggestions.entity, `${here}/entity`, context)
  if (!target) return findings
  return [
    ...when(isServersOwn(target), `${here}/entity`, `'${target.$id}' is the server's own`, "name an entity with 'access'"),
    ...fieldFindings(target, suggestions, `${here}/field`, context),
    ...whereFindings(target, suggestions, { pointer: `${here}/where`, siblings, context }),
  ]
}
