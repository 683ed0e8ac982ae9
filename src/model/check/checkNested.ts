import type { FieldSchema } from '../entitySchema.ts'
import { isKeywords, schemaDocument, targetsOf } from '../evaluate/schemaDocument.ts'
import { chosenType } from '../resolve/chooseField.ts'
import { pointerStep } from '../values/jsonPointer.ts'
import { boundFindings } from './checkBounds.ts'
import { pairFindings } from './checkPairs.ts'
import { refFindings } from './checkReferences.ts'
import type { Finding } from './checkShape.ts'
import { neverFindings, valueFindings } from './checkValues.ts'
import { at, type Properties, propertiesOf, type SchemaContext } from './findings.ts'
import { nearest, suggest } from './nearest.ts'
import { type Child, inPlace, inside } from './subschemas.ts'

/** Names of the properties of the object that a schema describes. */
interface Scope {
  readonly names: ReadonlySet<string>
  readonly declared: Properties
  /** Whether other properties are refused. */
  readonly closed: boolean
  readonly patterns: readonly string[]
}

/** Position of a schema. */
interface Place {
  readonly pointer: string
  readonly scope: Scope
  /** A record or a row, a property of one, a list of rows, or a value inside a property. */
  readonly level: 'record' | 'property' | 'rows' | 'value'
}

/** Keywords that declare no properties: a name that only they use is misspelt. */
const ASKING: ReadonlySet<string> = new Set(['if', 'not'])

/** A schema and all schemas that describe the same value, without duplicates, even if it refers to itself. */
const declaring = (schema: FieldSchema, root: FieldSchema, found: Set<FieldSchema>): ReadonlySet<FieldSchema> => {
  if (found.has(schema)) return found
  found.add(schema)
  const parts = inPlace(schema).filter(({ keyword }) => !ASKING.has(keyword))
  const targets = targetsOf(schema, schemaDocument(root)).filter(isKeywords)
  for (const one of [...parts.map((part) => part.schema), ...targets]) declaring(one, root, found)
  return found
}

const namesIn = (schema: FieldSchema, root: FieldSchema): readonly string[] =>
  [...declaring(schema, root, new Set())].flatMap(({ properties = {} }) => Object.keys(properties))

const isClosed = ({ additionalProperties, unevaluatedProperties }: FieldSchema): boolean =>
  additionalProperties === false || unevaluatedProperties === false

const scopeOf = (schema: FieldSchema, root: FieldSchema, names: readonly string[]): Scope => ({
  names: new Set(names),
  declared: propertiesOf(schema.properties),
  closed: schema === root || isClosed(schema),
  patterns: Object.keys(schema.patternProperties ?? {}),
})

const fitsPattern = (name: string, { patterns }: Scope): boolean =>
  patterns.some((pattern) => {
    try {
      return new RegExp(pattern, 'u').test(name)
    } catch {
      return true
    }
  })

/** A finding for an unknown name if other properties are refused, or if a similar name exists. */
const nameFindings = (name: string, pointer: string, scope: Scope): Finding[] => {
  if (scope.names.has(name) || fitsPattern(name, scope)) return []
  const known = [...scope.names]
  return scope.closed || nearest(name, known) !== undefined ? [at(pointer, `there is no property '${name}'`, suggest(name, known))] : []
}

const memberFindings = (schema: FieldSchema, { pointer, scope }: Place, root: FieldSchema): Finding[] =>
  Object.entries(propertiesOf(schema.properties)).flatMap(([name, pinned]) => {
    const here = `${pointer}/properties${pointerStep(name)}`
    const declared = scope.declared[name]
    if (declared === undefined) return nameFindings(name, here, scope)
    return declared === pinned ? [] : neverFindings(pinned, here, name, declared, root)
  })

const patternFindings = (schema: FieldSchema, pointer: string): Finding[] =>
  Object.keys(schema.patternProperties ?? {}).flatMap((pattern) => {
    try {
      new RegExp(pattern, 'u')
      return []
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      return [at(`${pointer}/patternProperties${pointerStep(pattern)}`, reason, 'correct the regular expression')]
    }
  })

const typeOf = (schema: FieldSchema, { level }: Place, context: SchemaContext) =>
  level === 'property' ? chosenType(schema, context.types) : undefined

const levelOf = (from: Place['level'], keyword: string, schema: FieldSchema): Place['level'] => {
  if (keyword === 'properties' && from === 'record') return 'property'
  if (keyword === 'items' && from === 'property' && schema.properties !== undefined) return 'rows'
  return keyword === 'properties' && from === 'rows' ? 'property' : 'value'
}

const ownFindings = (schema: FieldSchema, place: Place, root: FieldSchema, context: SchemaContext): Finding[] => [
  ...boundFindings(schema, place.pointer),
  ...pairFindings(schema, place.pointer),
  ...patternFindings(schema, place.pointer),
  ...refFindings(schema, place.pointer, root, place.level === 'property'),
  ...valueFindings({ schema, pointer: place.pointer, root, type: typeOf(schema, place, context) }),
  ...(schema.required ?? []).flatMap((name, index) => nameFindings(name, `${place.pointer}/required/${index}`, place.scope)),
  ...memberFindings(schema, place, root),
]

/** Definitions are checked at their own place; references are not followed, which ends recursion. */
const findingsAt = (schema: FieldSchema, place: Place, root: FieldSchema, context: SchemaContext): Finding[] => {
  const same = ({ schema: child, pointer }: Child) =>
    findingsAt(
      child,
      {
        ...place,
        pointer: `${place.pointer}${pointer}`,
        level: place.level === 'property' ? 'value' : place.level,
      },
      root,
      context,
    )
  const inner = ({ keyword, schema: child, pointer }: Child) =>
    findingsAt(
      child,
      {
        pointer: `${place.pointer}${pointer}`,
        scope: scopeOf(child, root, namesIn(child, root)),
        level: levelOf(place.level, keyword, child),
      },
      root,
      context,
    )
  return [...ownFindings(schema, place, root, context), ...inPlace(schema).flatMap(same), ...inside(schema).flatMap(inner)]
}

/** Mistakes in each schema inside an entity's own, at every depth: bounds, formats, values, references, names. */
export const nestedFindings = (root: FieldSchema, context: SchemaContext, more: readonly string[]): Finding[] =>
  findingsAt(root, { pointer: '', scope: scopeOf(root, root, [...namesIn(root, root), ...more]), level: 'record' }, root, context)
