import type { EntitySchema } from './model/entitySchema.ts'
import type { FieldType } from './model/fieldType.ts'
import { resolveModel, type SchemaFile } from './model/resolve/resolveModel.ts'
import type { Model } from './model/resolvedEntity.ts'

type Module = Readonly<Record<string, unknown>>

const isSchema = (value: unknown): value is EntitySchema =>
  typeof value === 'object' && value !== null && '$id' in value && 'properties' in value

/** The model of a product’s schemas, by path. The server and the build have checked them; the browser only resolves. */
export const loadWebModel = (modules: Readonly<Record<string, Module>>, types: readonly FieldType[]): Model => {
  const files = Object.entries(modules).flatMap(([path, module]): SchemaFile[] =>
    Object.values(module)
      .filter(isSchema)
      .map((schema) => ({ file: path.replace('../', ''), schema })),
  )
  return resolveModel(files, types)
}
