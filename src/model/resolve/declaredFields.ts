import type { FieldSchema, Json } from '../entitySchema.ts'
import { constants, listedValues } from '../evaluate/alternatives.ts'
import { type Declaration, declarationsOf } from '../evaluate/declarations.ts'
import { isSame } from '../evaluate/jsonText.ts'
import { typesOf } from '../evaluate/kinds.ts'
import { isKeywords, schemaDocument } from '../evaluate/schemaDocument.ts'
import { ANNOTATIONS } from '../validate/validationSchema.ts'

/** A property of an entity, with all its declarations in the schema. */
export interface DeclaredField {
  readonly name: string
  readonly schema: FieldSchema
  readonly pointer: string
  /** Whether some records don't have it. */
  readonly conditional: boolean
  /** Its declarations in conditions and alternatives. */
  readonly branches: readonly { readonly schema: FieldSchema; readonly pointer: string }[]
}

type Described = Declaration & { readonly schema: FieldSchema }

const isDescribed = (declaration: Declaration): declaration is Described =>
  isKeywords(declaration.schema) && Object.keys(declaration.schema).length > 0

const unionOf = (lists: readonly (readonly Json[])[]): readonly Json[] =>
  lists.flat().filter((value, index, all) => all.findIndex((other) => isSame(other, value)) === index)

/** Merges choices of several branches into one, with their labels: they share a column. */
const choiceOf = (schemas: readonly FieldSchema[]): FieldSchema | undefined => {
  const lists = schemas.flatMap((schema) => [listedValues(schema) ?? []].filter((list) => list.length > 0))
  if (lists.length < schemas.length) return undefined
  const titled = schemas.flatMap((schema) => constants(schema) ?? [])
  return { enum: unionOf(lists), ...(titled.length > 0 && { oneOf: titled }) }
}

/** Keywords with listed values, besides `enum` and `oneOf`. */
const LISTING: ReadonlySet<string> = new Set(['const', 'anyOf'])

/** The common type of all schemas, if there is one: choices of texts and texts are text, integers and numbers are numbers. */
const commonType = (schemas: readonly FieldSchema[]): string | undefined => {
  const types = schemas.flatMap((schema): readonly (string | undefined)[] =>
    schema.type === undefined ? (listedValues(schema) ?? []).map((value) => typesOf(value)[0]) : [schema.type].flat(),
  )
  const [first, ...others] = new Set(types)
  if (others.length === 0) return first
  return types.every((type) => type === 'integer' || type === 'number') ? 'number' : undefined
}

/** Schema of the column of a property that several branches declare: constraints that hold in all of them. Each branch is still validated by its own. */
const loosened = (schemas: readonly FieldSchema[]): FieldSchema => {
  const [first = {}, ...others] = schemas
  if (others.length === 0) return first
  const choice = choiceOf(schemas)
  const shared = Object.entries(first).filter(
    ([keyword, value]) =>
      !(choice && LISTING.has(keyword)) &&
      (ANNOTATIONS.has(keyword) || others.every((other) => isSame(Object.entries(other).find(([name]) => name === keyword)?.[1], value))),
  )
  const type = choice ? undefined : commonType(schemas)
  return { ...Object.fromEntries(shared), ...(type !== undefined && { type }), ...choice }
}

/** Declarations as schemas; `true` becomes `{}`. */
const anything = (declarations: readonly Declaration[]): readonly Described[] =>
  declarations.flatMap((declaration) => (declaration.schema === false ? [] : [{ ...declaration, schema: {} }]))

const fieldOf = (name: string, declarations: readonly Declaration[]): DeclaredField[] => {
  const saying = declarations.filter(isDescribed)
  const described = saying.length > 0 ? saying : anything(declarations)
  const [first] = described
  if (first === undefined) return []
  const always = described.filter(({ sure }) => sure)
  const branches = described.filter(({ sure }) => !sure)
  const forbidden = declarations.some(({ schema, sure }) => schema === false && !sure)
  return [
    {
      name,
      schema:
        always.length > 0
          ? Object.assign({}, ...always.map(({ schema }) => schema).reverse())
          : loosened(branches.map(({ schema }) => schema)),
      pointer: (always[0] ?? first).pointer,
      conditional: always.length === 0 || forbidden,
      branches,
    },
  ]
}

/**
 * The properties of an entity: those of `properties` first, then those of `allOf`, `$ref`, conditions, dependent schemas and alternatives. A property
 * that always applies keeps its schema; the column of one that only branches declare accepts all their values.
 */
export const declaredFields = (schema: FieldSchema): readonly DeclaredField[] => {
  const declarations = declarationsOf(schema, schemaDocument(schema))
  return [...Map.groupBy(declarations, ({ name }) => name)].flatMap(([name, places]) => fieldOf(name, places))
}
