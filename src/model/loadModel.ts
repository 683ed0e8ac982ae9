import { checkDefaults } from './check/checkDefaults.ts'
import { checkEntity } from './check/checkEntity.ts'
import { createShapeCheck, type Finding } from './check/checkShape.ts'
import { type Mistake, SchemaMistakes } from './check/mistake.ts'
import type { EntitySchema } from './entitySchema.ts'
import type { FieldType } from './fieldType.ts'
import { resolveModel, type SchemaFile } from './resolve/resolveModel.ts'
import type { Model } from './resolvedEntity.ts'

const inFile =
  (file: string) =>
  (finding: Finding): Mistake => ({ file, ...finding })

const shapeMistakes = (files: readonly { file: string; schema: unknown }[]): Mistake[] => {
  const check = createShapeCheck()
  return files.flatMap(({ file, schema }) => check(schema).map(inFile(file)))
}

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

const throwIfAny = (mistakes: readonly Mistake[]): void => {
  if (mistakes.length > 0) throw new SchemaMistakes(mistakes)
}

/** A checked schema has the shape of one; this is where `unknown` becomes `EntitySchema`. */
const shaped = (files: readonly { file: string; schema: unknown }[]): SchemaFile[] => files as SchemaFile[]

/**
 * Checks schemas and resolves them into the frozen model.
 * @param files every schema with the file that declares it
 * @param types every field type
 * @param roles roles that exist, to refuse misspelt ones; empty: any
 * @throws SchemaMistakes with all mistakes of all files at once
 */
export const loadModel = (
  files: readonly { readonly file: string; readonly schema: unknown }[],
  types: readonly FieldType[],
  roles: readonly string[] = [],
): Model => {
  throwIfAny(shapeMistakes(files))
  const known = shaped(files)
  const entities = new Map(known.map(({ schema }) => [schema.$id, schema]))
  throwIfAny([
    ...repeats(known, (schema) => schema.$id, '/$id', 'the entity'),
    ...repeats(known, (schema) => schema.entity?.was, '/entity/was', 'the former entity'),
    ...repeats(known, (schema) => schema.entity?.tenants && 'tenants', '/entity/tenants', 'the entity of'),
    ...renameMistakes(known),
    ...known.flatMap(({ file, schema }) => checkEntity(schema, { entities, types, roles }).map(inFile(file))),
  ])
  const model = resolveModel(known, types)
  throwIfAny(model.list.flatMap((entity) => checkDefaults(entity).map(inFile(entity.file))))
  return model
}
