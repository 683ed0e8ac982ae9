import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { storedJson } from '../../fields/columns.ts'
import type { ColumnType } from '../../fields/columnType.ts'
import type { FieldType } from '../../model/fieldType.ts'
import { unknownField } from '../../model/resolve/unknownField.ts'

/** Every field type, and the columns of those that have one, by name. */
export interface FieldTypes {
  readonly types: FieldType[]
  readonly columns: Record<string, ColumnType>
}

const FOLDER = join(import.meta.dirname, '../../fields')

/** The only folder of `src/fields` that is not a type: code shared by several types. */
const SHARED = 'shared'

/** Field types with a child table have no column. */
const needsColumn = (type: FieldType): boolean => type.storage !== 'rows'

const isType = (value: unknown): value is FieldType =>
  typeof value === 'object' && value !== null && 'fits' in value && 'storage' in value && 'operators' in value

const isColumn = (value: unknown): value is ColumnType =>
  typeof value === 'object' && value !== null && 'kind' in value && 'encode' in value && 'decode' in value

const readType = async (name: string): Promise<FieldType> => {
  const module: Record<string, unknown> = await import(`../../fields/${name}/${name}.ts`)
  const type = module[`${name}Field`]
  if (!isType(type)) throw new Error(`src/fields/${name}/${name}.ts must export the field type as ${name}Field`)
  if (type.name !== name)
    throw new Error(`src/fields/${name}/${name}.ts: the field type calls itself '${type.name}'; a type is named as its folder`)
  return type
}

const readColumn = async (name: string): Promise<ColumnType> => {
  const module: Record<string, unknown> = await import(`../../fields/${name}/${name}.column.ts`)
  const column = module[`${name}Column`]
  if (!isColumn(column)) throw new Error(`src/fields/${name}/${name}.column.ts must export the column as ${name}Column`)
  return column
}

const typeNames = async (): Promise<string[]> =>
  (await readdir(FOLDER, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && entry.name !== SHARED)
    .map((entry) => entry.name)
    .sort()

/** Discovers the field types: each folder of `src/fields` except `shared`. Throws if a folder does not export its type by its name. */
export const loadFieldTypes = async (): Promise<FieldTypes> => {
  const types = await Promise.all((await typeNames()).map(readType))
  const columns = await Promise.all(types.filter(needsColumn).map(async ({ name }) => [name, await readColumn(name)] as const))
  return { types, columns: { ...Object.fromEntries(columns), [unknownField.name]: storedJson } }
}
