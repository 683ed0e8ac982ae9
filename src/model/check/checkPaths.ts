import { pathsOf } from '../entityPaths.ts'
import type { EntitySchema } from '../entitySchema.ts'
import type { Finding } from './checkShape.ts'
import { type SchemaContext, when } from './findings.ts'

/** Normal form for comparison: without case and names of parameters. */
const compared = (address: string): string => address.toLowerCase().replaceAll(/\{\w+\}/g, '{}')

const ofId = (id: string) => ({ list: `/${id}`, create: `/${id}/create`, edit: `/${id}/{id}`, show: `/${id}/{id}/show` })

const addressesOf = ({ $id, entity }: EntitySchema): readonly string[] =>
  Object.values(entity?.path === undefined ? ofId($id) : pathsOf(entity.path)).map(compared)

/** Findings for addresses that another page of this or another entity has. */
const ofEntities = (schema: EntitySchema, { entities }: SchemaContext): Finding[] => {
  if (schema.entity?.path === undefined) return []
  const others = [...entities.values()].filter(({ $id }) => $id !== schema.$id)
  const own = addressesOf(schema)
  return own.flatMap((address, at) => {
    const owner = others.find((other) => addressesOf(other).includes(address))?.$id ?? (own.indexOf(address) < at ? schema.$id : undefined)
    return when(owner !== undefined, '/entity/path', `'${address}' is an address of '${owner}'`, 'choose another one')
  })
}

/** Findings for addresses of pages without an entity. An entity's pages are always reachable below its id, too. */
const ofPages = (schema: EntitySchema, { pages }: SchemaContext): Finding[] => {
  const { $id, entity } = schema
  const own = addressesOf(schema)
  const taken = pages.find(({ path }) => own.includes(compared(path)))?.path
  const found = pages.find(({ to }) => Object.values(ofId($id)).includes(to))?.to
  const byPath = entity?.path !== undefined && taken !== undefined
  return when(
    taken !== undefined || found !== undefined,
    byPath ? '/entity/path' : '/$id',
    `'${taken ?? found}' is the address of another page`,
    byPath ? 'choose another one' : 'choose another name',
  )
}

/** Findings for addresses that are already in use. */
export const checkPaths = (schema: EntitySchema, context: SchemaContext): Finding[] => [
  ...ofEntities(schema, context),
  ...ofPages(schema, context),
]
