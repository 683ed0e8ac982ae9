import type { EntitySchema, FieldSchema, Json } from '../entitySchema.ts'
import type { Condition } from '../resolvedEntity.ts'
import { dictionary } from './dictionary.ts'

export interface Conditions {
  readonly conditions: readonly Condition[]
  /** Field → indexes of the conditions that show it. Fields not named are always shown. */
  readonly shownBy: Readonly<Record<string, readonly number[]>>
  /** Fields declared only under a condition, with their schema and JSON pointer. */
  readonly declared: Readonly<Record<string, { readonly schema: FieldSchema; readonly pointer: string }>>
}

interface Branch {
  readonly when: FieldSchema
  readonly negate: boolean
  readonly body: FieldSchema
  readonly pointer: string
  /** Properties that distinguish the branches of a oneOf. */
  readonly pinned?: readonly string[]
}

const isSchema = (value: unknown): value is FieldSchema => value !== null && typeof value === 'object'

const ifBranches = (schema: FieldSchema, at: string): Branch[] => {
  if (!schema.if) return []
  const when = schema.if
  return [
    ...(schema.then ? [{ when, negate: false, body: schema.then, pointer: `${at}/then` }] : []),
    ...(schema.else ? [{ when, negate: true, body: schema.else, pointer: `${at}/else` }] : []),
  ]
}

const dependentBranches = (schema: FieldSchema, at: string): Branch[] =>
  Object.entries(schema.dependentSchemas ?? {}).flatMap(([name, body]) =>
    isSchema(body) ? [{ when: { required: [name] }, negate: false, body, pointer: `${at}/dependentSchemas/${name}` }] : [],
  )

const isDiscriminator = (value: FieldSchema | boolean): value is FieldSchema =>
  isSchema(value) && (value.const !== undefined || value.enum !== undefined)

/** A branch of oneOf holds while the properties that it pins by `const` or `enum` have those values. */
const choiceBranches = (schema: FieldSchema, at: string): Branch[] =>
  (['oneOf', 'anyOf'] as const).flatMap((keyword) =>
    (schema[keyword] ?? []).flatMap((body, index) => {
      const pinned = Object.entries(body.properties ?? {}).filter(([, value]) => isDiscriminator(value))
      if (pinned.length === 0) return []
      const when = { properties: Object.fromEntries(pinned), required: pinned.map(([name]) => name) }
      return [{ when, negate: false, body, pointer: `${at}/${keyword}/${index}`, pinned: pinned.map(([name]) => name) }]
    }),
  )

const branchesOf = (schema: FieldSchema, at: string): Branch[] => [
  ...ifBranches(schema, at),
  ...dependentBranches(schema, at),
  ...choiceBranches(schema, at),
  ...(schema.allOf ?? []).flatMap((part, index) => branchesOf(part, `${at}/allOf/${index}`)),
]

const valuesOf = (schema: FieldSchema | undefined): readonly Json[] => schema?.enum ?? (schema?.const === undefined ? [] : [schema.const])

/** A property that only the branches declare, each with its own constants: a choice of them all, always shown. */
const choiceOf = (known: FieldSchema | undefined, more: FieldSchema): FieldSchema => ({
  enum: [...new Set([...valuesOf(known), ...valuesOf(more)])],
})

/**
 * When which fields are shown. A property that only a branch declares is shown while the branch holds;
 * one that a branch declares as `false` is hidden while the branch holds; others are only refined.
 */
export const conditionsOf = (entity: Pick<EntitySchema, 'properties'> & FieldSchema): Conditions => {
  const conditions: Condition[] = []
  const shownBy = dictionary<number[]>([])
  const declared = dictionary<{ schema: FieldSchema; pointer: string }>([])
  for (const branch of branchesOf(entity, '')) {
    for (const [name, value] of Object.entries(branch.body.properties ?? {})) {
      const own = Object.hasOwn(entity.properties, name) ? entity.properties[name] : undefined
      const hides = value === false
      if (hides ? own === undefined : own !== undefined || value === true) continue
      if (branch.pinned?.includes(name) && isSchema(value)) {
        declared[name] = { schema: choiceOf(declared[name]?.schema, value), pointer: `${branch.pointer}/properties/${name}` }
        continue
      }
      conditions.push({ schema: branch.when, negate: branch.negate !== hides, pointer: branch.pointer })
      shownBy[name] = [...(shownBy[name] ?? []), conditions.length - 1]
      if (!hides && isSchema(value)) declared[name] ??= { schema: value, pointer: `${branch.pointer}/properties/${name}` }
    }
  }
  return { conditions, shownBy, declared }
}
