import { dirname, join, resolve } from 'node:path'
import screens from '../../../i18n/en/screens.ts'
import { PAGES } from '../../domain/pages.ts'
import { SCREEN_NAMES } from '../../domain/screenNames.ts'
import { SchemaMistakes } from '../../model/check/mistake.ts'
import { type GivenFile, loadModel, type Product } from '../../model/loadModel.ts'
import type { Model } from '../../model/resolvedEntity.ts'
import { type FieldTypes, loadFieldTypes } from './fieldTypes.ts'
import { loadSchemas } from './loadSchemas.ts'
import { withLines } from './mistakeLines.ts'
import { takenAddresses } from './takenAddresses.ts'

const SCHEMAS = join(import.meta.dirname, '../../../schemas')

/** Paths that the server answers itself; pages can't use them. */
const SERVED = ['/api', '/assets']

/** Imported dynamically, so that a mistake in this file is reported like one in a schema. */
const rolesIn = (files: readonly GivenFile[]): readonly string[] => {
  const users = files.map(({ schema }) => schema).find((schema) => textAt(schema, '$id') === 'users')
  const roles = ['properties', 'roles', 'items', 'enum'].reduce(memberOf, users)
  return Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : []
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const textAt = (value: unknown, name: string): string => String(memberOf(value, name))

/** Parts of the product besides the schemas: schemas may refer to them, or must not collide with them. */
const productFacts = async (files: readonly GivenFile[]): Promise<Product> => ({
  roles: rolesIn(files),
  menus: Object.keys(screens.menu),
  screens: SCREEN_NAMES,
  taken: await takenAddresses(),
  pages: [...PAGES, ...SERVED.map((path) => ({ path, to: path }))],
})

const checked = (files: readonly GivenFile[], types: FieldTypes['types'], facts: Product, folder: string): Promise<Model> | Model => {
  try {
    return loadModel(files, types, facts)
  } catch (error) {
    if (!(error instanceof SchemaMistakes)) throw error
    return withLines(error.mistakes, folder).then((mistakes) => {
      throw mistakes
    })
  }
}

/**
 * Loads the product's model from the schemas on disk, with the field types and their columns.
 * @param schemas folder of the schemas
 * @param more further schemas to check with them
 * @throws SchemaMistakes with all mistakes of all files, each with its line
 */
export const loadProduct = async (schemas = SCHEMAS, more: readonly GivenFile[] = []): Promise<FieldTypes & { readonly model: Model }> => {
  const [fieldTypes, files] = await Promise.all([loadFieldTypes(), loadSchemas(schemas)])
  const facts = await productFacts(files)
  return { ...fieldTypes, model: await checked([...files, ...more], fieldTypes.types, facts, dirname(resolve(schemas))) }
}
