import type { EntitySchema, FieldSchema, Suggestions } from '../entitySchema.ts'
import { schemaDocument } from '../evaluate/schemaDocument.ts'
import { recordProperty } from '../recordProperty.ts'
import { chosenType } from '../resolve/chooseField.ts'
import { dereferenced } from '../resolve/resolveField.ts'
import { TYPED } from '../suggestions.ts'
import type { Finding } from './checkShape.ts'
import { at, entityNamed, isOfKind, isServersOwn, missing, type Properties, propertiesOf, type Surroundings, when } from './findings.ts'

const LINE = 'text'

const isLine = (schema: FieldSchema, near: Surroundings): boolean => chosenType(schema, near.types)?.name === LINE

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

const fieldFindings = (target: EntitySchema, { field }: Suggestions, pointer: string, near: Surroundings): Finding[] => {
  const schema = propertyOf(target, field)
  if (!schema) return missing(field, Object.keys(target.properties), pointer)
  return [
    ...when(!isLine(schema, near), pointer, `'${field}' is no line of text`, "name a property of type: 'string'"),
    ...closedFindings(schema, field, pointer),
  ]
}

/** The property at a path, which may cross one reference. */
const endOf = (
  target: EntitySchema,
  path: string,
  pointer: string,
  near: Surroundings,
): { readonly end?: FieldSchema; readonly findings: Finding[] } => {
  const [name = '', inner, ...rest] = path.split('.')
  const first = propertyOf(target, name)
  if (!first) return { findings: missing(name, Object.keys(target.properties), pointer) }
  if (inner === undefined) return { end: first, findings: closedFindings(first, name, pointer) }
  const isStep = first.type === 'string' && rest.length === 0
  const next = isStep ? [...near.entities.values()].find(({ $id }) => $id === first.reference) : undefined
  if (!next) {
    const remedy = "write a property, or a reference to one record and a property of that record: 'type.name'"
    return { findings: [at(pointer, `'${path}' leads nowhere`, remedy)] }
  }
  const end = propertyOf(next, inner)
  if (!end) return { findings: missing(inner, Object.keys(next.properties), pointer) }
  return { end, findings: [...closedFindings(first, name, pointer), ...closedFindings(end, inner, pointer)] }
}

const valueFindings = (value: string | number | boolean, end: FieldSchema, pointer: string, near: Surroundings): Finding[] =>
  when(
    !isOfKind(value, end) || chosenType(end, near.types)?.storage !== 'column',
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
  { pointer, siblings, near }: { readonly pointer: string; readonly siblings: Properties; readonly near: Surroundings },
): Finding[] =>
  Object.entries(where).flatMap(([path, value]) => {
    const here = `${pointer}/${path}`
    const { end, findings } = endOf(target, path, here, near)
    return [...findings, ...recordFindings(value, siblings, here), ...(end ? valueFindings(value, end, here, near) : [])]
  })

/** Mistakes in the `suggestions` of a property with these `siblings`. */
export const suggestionFindings = (schema: FieldSchema, pointer: string, siblings: Properties, near: Surroundings): Finding[] => {
  const { suggestions } = schema
  if (suggestions === undefined) return []
  const here = `${pointer}/suggestions`
  if (!isLine(schema, near))
    return [at(here, 'only one line of text is offered suggestions', "write it at type: 'string' without a format, or remove it")]
  const { target, findings } = entityNamed(suggestions.entity, `${here}/entity`, near)
  if (!target) return findings
  return [
    ...when(isServersOwn(target), `${here}/entity`, `'${target.$id}' is the server's own`, "name an entity with 'access'"),
    ...fieldFindings(target, suggestions, `${here}/field`, near),
    ...whereFindings(target, suggestions, { pointer: `${here}/where`, siblings, near }),
  ]
}
