import type { FieldSchema, Json } from '../entitySchema.ts'
import { constants, listedValues } from '../evaluate/alternatives.ts'
import { type Declaration, declarationsOf } from '../evaluate/declarations.ts'
import { isSame } from '../evaluate/jsonText.ts'
import { typesOf } from '../evaluate/kinds.ts'
import { isKeywords, schemaDocument } from '../evaluate/schemaDocument.ts'
import { ANNOTATIONS } from '../validate/validationSchema.ts'

/** A property of an entity, wherever in the schema it is declared. */
export interface DeclaredField {
  readonly name: string
  readonly schema: FieldSchema
  readonly pointer: string
  /** Some records do not have it. */
  readonly conditional: boolean
  /** Where a condition or an alternative declares it. */
  readonly branches: readonly { readonly schema: FieldSchema; readonly pointer: string }[]
}

type Described = Declaration & { readonly schema: FieldSchema }

const isDescribed = (declaration: Declaration): declaration is Described =>
  isKeywords(declaration.schema) && Object.keys(declaration.schema).length > 0

const unionOf = (lists: readonly (readonly Json[])[]): readonly Json[] =>
  lists.flat().filter((value, index, all) => all.findIndex((other) => isSame(other, value)) === index)

/** Choices of several branches are one column: it takes what any of them lists, with their labels. */
const choiceOf = (schemas: readonly FieldSchema[]): FieldSchema | undefined => {
  const lists = schemas.flatMap((schema) => [listedValues(schema) ?? []].filter((list) => list.length > 0))
  if (lists.length < schemas.length) return undefined
  const titled = schemas.flatMap((schema) => constants(schema) ?? [])
  return { enum: unionOf(lists), ...(titled.length > 0 && { oneOf: titled }) }
}

/** Ways to list values that a choice has in its `enum` and `oneOf`. */
const LISTING: ReadonlySet<string> = new Set(['const', 'anyOf'])

/** The one type that the values of all schemas have, where there is one: a choice among texts and a text are texts, whole numbers and others numbers. */
const commonType = (schemas: readonly FieldSchema[]): string | undefined => {
  const types = schemas.flatMap((schema): readonly (string | undefined)[] =>
    schema.type === undefined ? (listedValues(schema) ?? []).map((value) => typesOf(value)[0]) : [schema.type].flat(),
  )
  const [first, ...others] = new Set(types)
  if (others.length === 0) return first
  return types.every((type) => type === 'integer' || type === 'number') ? 'number' : undefined
}

/** What holds for a value of any of the schemas: the column of a property that several branches declare. Each branch still asks for its own. */
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

/** `true` and `{}` take any value. */
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
 * The properties of an entity: those of `properties` first, then those that `allOf`, `$ref`, conditions, dependent schemas and alternatives add.
 * One that always applies keeps its own schema; of one that only branches declare the column takes what any of them allows.
 */
export const declaredFields = (schema: FieldSchema): readonly DeclaredField[] => {
  const declarations = declarationsOf(schema, schemaDocument(schema))
  return [...Map.groupBy(declarations, ({ name }) => name)].flatMap(([name, places]) => fieldOf(name, places))
}
