import type { FieldSchema, Json } from '../entitySchema.ts'
import { isSame } from './jsonText.ts'
import { hasType, isMembers } from './kinds.ts'
import { isKeywords, type Schema, type SchemaDocument, targetsOf } from './schemaDocument.ts'

/** `oneOf` or `anyOf` of a schema. */
export interface Alternatives {
  readonly owner: FieldSchema
  readonly keyword: 'oneOf' | 'anyOf'
  readonly branches: readonly Schema[]
}

export const alternativesOf = (owner: FieldSchema): readonly Alternatives[] =>
  (['oneOf', 'anyOf'] as const).flatMap((keyword) => {
    const branches = owner[keyword]
    return branches === undefined ? [] : [{ owner, keyword, branches }]
  })

/** A schema and those that always apply with it: the targets of `$ref`, and `allOf`. */
export const conjuncts = (schema: Schema, document: SchemaDocument): readonly FieldSchema[] => [...collected(schema, document, new Set())]

/** Visits each schema once, even if it refers to itself (which the check at the start refuses). */
const collected = (schema: Schema, document: SchemaDocument, found: Set<FieldSchema>): ReadonlySet<FieldSchema> => {
  if (!isKeywords(schema) || found.has(schema)) return found
  found.add(schema)
  for (const part of [...targetsOf(schema, document), ...(schema.allOf ?? [])]) collected(part, document, found)
  return found
}

/** The values that a schema lists, by `const`, `enum` or alternatives that are constants. */
export const listedValues = (schema: Schema | undefined): readonly Json[] | undefined => {
  if (!isKeywords(schema)) return undefined
  if (schema.const !== undefined) return [schema.const]
  if (schema.enum !== undefined) return schema.enum
  return constants(schema)?.map(({ const: value = null }) => value)
}

const isConstant = (schema: Schema): schema is FieldSchema => isKeywords(schema) && schema.const !== undefined

/** Alternatives that are single values, with optional titles: a choice with labels. */
export const constants = (schema: FieldSchema): readonly FieldSchema[] | undefined => {
  const branches = schema.oneOf ?? schema.anyOf
  return branches?.every(isConstant) ? branches : undefined
}

type Listed = ReadonlyMap<string, readonly Json[]>

/** Properties with listed values. */
const listedIn = (branch: Schema, document: SchemaDocument): Listed =>
  new Map(
    conjuncts(branch, document).flatMap(({ properties = {} }) =>
      Object.entries(properties).flatMap(([name, schema]): [string, readonly Json[]][] => {
        const values = listedValues(schema)
        return values === undefined ? [] : [[name, values]]
      }),
    ),
  )

const isDisjoint = (lists: readonly (readonly Json[])[]): boolean =>
  lists.every((list, index) => lists.slice(index + 1).every((other) => !other.some((value) => list.some((one) => isSame(one, value)))))

/** Properties whose values determine the branch. */
const discriminatorsIn = (branches: readonly Schema[], document: SchemaDocument): ReadonlySet<string> => {
  const listings = branches.flatMap((branch) => [...listedIn(branch, document)].map(([name, values]) => ({ name, values, branch })))
  const listed = [...Map.groupBy(listings, ({ name }) => name)]
  const common = listed.filter(([, places]) => places.length === branches.length)
  const disjoint = common.filter(([, places]) => isDisjoint(places.map(({ values }) => values)))
  const required = listed.filter(([name, places]) => places.some(({ branch }) => requiredOf(branch, document).includes(name)))
  const discriminators = [disjoint, common, required].find(({ length }) => length > 0)
  return new Set(discriminators?.map(([name]) => name))
}

const DISCRIMINATORS = new WeakMap<SchemaDocument, Map<readonly Schema[], ReadonlySet<string>>>()

/** `discriminatorsIn`, cached by branches and document. */
const discriminatorsOf = (branches: readonly Schema[], document: SchemaDocument): ReadonlySet<string> => {
  const known = DISCRIMINATORS.get(document) ?? new Map<readonly Schema[], ReadonlySet<string>>()
  DISCRIMINATORS.set(document, known)
  const discriminators = known.get(branches) ?? discriminatorsIn(branches, document)
  known.set(branches, discriminators)
  return discriminators
}

/**
 * Discriminating properties of a branch with their values in it: those for which each branch lists other values. A choice in a single branch does not
 * discriminate.
 */
export const pinsOf = (branch: Schema, branches: readonly Schema[], document: SchemaDocument): Listed => {
  const discriminators = discriminatorsOf(branches, document)
  return new Map([...listedIn(branch, document)].filter(([name]) => discriminators.has(name)))
}

/** Whether the value may belong to the branch: it has the branch's type and discriminating values. */
export const isPossible = (branch: Schema, branches: readonly Schema[], value: unknown, document: SchemaDocument): boolean => {
  if (!isKeywords(branch)) return branch
  if (value !== undefined && !conjuncts(branch, document).every((schema) => hasType(schema, value))) return false
  const members = isMembers(value) ? value : {}
  return [...pinsOf(branch, branches, document)].every(([name, values]) => values.some((one) => isSame(one, members[name])))
}

/** The labels that alternatives give to values, by their text. */
export const optionTitles = (schema: Schema, document: SchemaDocument): Readonly<Record<string, string>> =>
  Object.fromEntries(
    conjuncts(schema, document)
      .flatMap((part) => constants(part) ?? [])
      .flatMap(({ const: value, title }) => (title === undefined ? [] : [[String(value), title]])),
  )

const requiredOf = (branch: Schema, document: SchemaDocument): readonly string[] =>
  conjuncts(branch, document).flatMap(({ required = [] }) => required)

/** Properties that every value of the schema requires. */
export const requiredAlways = (schema: Schema, document: SchemaDocument): ReadonlySet<string> => new Set(requiredOf(schema, document))

const choiceOf = (name: string, { branches }: Alternatives, document: SchemaDocument): FieldSchema => {
  const pinned = branches.map((branch) => ({
    title: isKeywords(branch) ? branch.title : undefined,
    values: pinsOf(branch, branches, document).get(name),
  }))
  if (pinned.some(({ values }) => values === undefined)) return {}
  const options = pinned.flatMap(({ title, values = [] }) =>
    values.map((value) => ({ const: value, ...(title !== undefined && values.length === 1 && { title }) })),
  )
  const once = options.filter(({ const: value }, index) => options.findIndex((other) => isSame(other.const, value)) === index)
  return once.some((option) => 'title' in option) ? { oneOf: once } : { enum: once.map(({ const: value }) => value) }
}

/** The common part of all branches: the discriminating properties as a choice of all their values, and properties that every branch requires. */
export const commonOf = (alternatives: Alternatives, document: SchemaDocument): FieldSchema => {
  const { branches } = alternatives
  const names = new Set(branches.flatMap((branch) => [...pinsOf(branch, branches, document).keys()]))
  const [first = [], ...others] = branches.map((branch) => requiredOf(branch, document))
  return {
    properties: Object.fromEntries([...names].map((name) => [name, choiceOf(name, alternatives, document)])),
    required: first.filter((name) => others.every((required) => required.includes(name))),
  }
}
