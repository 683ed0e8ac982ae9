import type { EntitySchema } from './model/entitySchema.ts'
import type { FieldType } from './model/fieldType.ts'
import { resolveModel, type SchemaFile } from './model/resolve/resolveModel.ts'
import type { Model } from './model/resolvedEntity.ts'

type Module = Readonly<Record<string, unknown>>

const isSchema = (value: unknown): value is EntitySchema =>
  typeof value === 'object' && value !== null && '$id' in value && 'properties' in value

/** The model of all schemas that are there. The server and the build have checked them; the browser only resolves. */
export const loadWebModel = (types: readonly FieldType[]): Model => {
  const modules = import.meta.glob<Module>(['../schemas/*.ts', '!../schemas/*.test.ts'], { eager: true })
  const files = Object.entries(modules).flatMap(([path, module]): SchemaFile[] =>
    Object.values(module)
      .filter(isSchema)
      .map((schema) => ({ file: path.replace('../', ''), schema })),
  )
  return resolveModel(files, types)
}
