import { checkEntity } from './check/checkEntity.ts'
import { createShapeCheck, type Finding } from './check/checkShape.ts'
import type { SchemaContext } from './check/findings.ts'
import { type Mistake, SchemaMistakes } from './check/mistake.ts'
import { mayFollow, withoutParts } from './check/withoutParts.ts'
import type { EntitySchema } from './entitySchema.ts'
import type { FieldType } from './fieldType.ts'
import { resolveModel, type SchemaFile } from './resolve/resolveModel.ts'
import type { Model } from './resolvedEntity.ts'

const inFile =
  (file: string) =>
  (finding: Finding): Mistake => ({ file, ...finding })

const repeats = (
  files: readonly SchemaFile[],
  name: (schema: EntitySchema) => string | undefined,
  pointer: string,
  what: string,
): Mistake[] =>
  files.flatMap(({ file, schema }, index) => {
    const first = files.findIndex((other) => name(other.schema) !== undefined && name(other.schema) === name(schema))
    const message = `${what} '${name(schema)}' is already in ${files[first]?.file}`
    return first < 0 || first === index ? [] : [{ file, pointer, message, remedy: 'give one of them another name' }]
  })

const renameMistakes = (files: readonly SchemaFile[]): Mistake[] =>
  files.flatMap(({ file, schema }) => {
    const was = schema.entity?.was
    const still = files.find((other) => other.schema.$id === was)
    if (still === undefined) return []
    return [
      {
        file,
        pointer: '/entity/was',
        message: `'${was}' is still an entity (${still.file})`,
        remedy: 'remove the old schema, or the rename',
      },
    ]
  })

/** A schema file before validation. */
export interface GivenFile {
  readonly file: string
  readonly schema: unknown
  /** Why the file has no schema; it is then not checked further. */
  readonly mistakes?: readonly Mistake[]
}

/** Facts about the product, passed in by composition. */
export interface Product {
  /** Roles that exist; empty: any. */
  readonly roles?: readonly string[]
  /** Groups of the menu that have a label; empty: any. */
  readonly menus?: readonly string[]
  /** Screens that rights can deny; empty: any. */
  readonly screens?: readonly string[]
  /** Addresses below `/api` of the product's own calls. */
  readonly taken?: readonly string[]
  /** Pages without an entity. */
  readonly pages?: SchemaContext['pages']
}

interface Sorted {
  readonly valid: readonly SchemaFile[]
  readonly invalid: readonly CheckedFile[]
  /** Ids of schemas that could not be read; references to them are not further mistakes. */
  readonly unread: readonly string[]
}

const hasId = (schema: unknown): schema is { readonly $id: unknown } => typeof schema === 'object' && schema !== null && '$id' in schema

/** Ids of a file's schema: by its name too, in case the schema is missing. */
const idsOf = ({ file, schema }: GivenFile): readonly string[] => [
  ...(hasId(schema) ? [String(schema.$id)] : []),
  file.replace(/.*\/|\.ts$/g, ''),
]

type CheckedFile = GivenFile & { readonly mistakes: readonly Mistake[] }

/** Separates files by whether their shape is valid; here `unknown` becomes `EntitySchema`. */
const sorted = (files: readonly GivenFile[], check: (schema: unknown) => Finding[]): Sorted => {
  const checked = files.map((given) => ({ ...given, mistakes: given.mistakes ?? check(given.schema).map(inFile(given.file)) }))
  const invalid = checked.filter(({ mistakes }) => mistakes.length > 0)
  return {
    valid: checked.filter(({ mistakes }) => mistakes.length === 0) as readonly SchemaFile[],
    invalid,
    unread: invalid.flatMap(idsOf),
  }
}

/** Further mistakes of a schema with an invalid shape, as far as they can be found. */
const furtherMistakes = (
  { file, schema, mistakes }: CheckedFile,
  check: (schema: unknown) => Finding[],
  context: SchemaContext,
): Mistake[] => {
  const rest = withoutParts(schema, mistakes)
  if (check(rest).length > 0) return []
  return checkEntity(rest as EntitySchema, context)
    .filter((found) => !mayFollow(found, mistakes))
    .map(inFile(file))
}

/**
 * Checks schemas and resolves them into the frozen model.
 * @param files every schema with the file that declares it
 * @param types every field type
 * @throws SchemaMistakes with all mistakes of all files at once
 */
export const loadModel = (
  files: readonly GivenFile[],
  types: readonly FieldType[],
  { roles = [], menus = [], screens = [], taken = [], pages = [] }: Product = {},
): Model => {
  const check = createShapeCheck()
  const { valid, invalid, unread } = sorted(files, check)
  const context = { entities: new Map(valid.map(({ schema }) => [schema.$id, schema])), types, roles, menus, screens, taken, pages, unread }
  const all = [
    ...invalid.flatMap((file) => [...file.mistakes, ...furtherMistakes(file, check, context)]),
    ...repeats(valid, (schema) => schema.$id, '/$id', 'the entity'),
    ...repeats(valid, (schema) => schema.entity?.was, '/entity/was', 'the former entity'),
    ...repeats(valid, (schema) => schema.entity?.tenants && 'tenants', '/entity/tenants', 'the entity of'),
    ...renameMistakes(valid),
    ...valid.flatMap(({ file, schema }) => checkEntity(schema, context).map(inFile(file))),
  ]
  if (all.length > 0) throw new SchemaMistakes(all)
  return resolveModel(valid, types)
}
