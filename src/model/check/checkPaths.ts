import { pathsOf } from '../entityPaths.ts'
import type { EntitySchema } from '../entitySchema.ts'
import type { Finding } from './checkShape.ts'
import { roleFindings, type SchemaContext, unknownName, when } from './findings.ts'

/** Normal form for comparison: without case and names of parameters. */
const compared = (address: string): string => address.toLowerCase().replaceAll(/\{\w+\}/g, '{}')

const ofId = (id: string) => ({ list: `/${id}`, create: `/${id}/create`, edit: `/${id}/{id}`, show: `/${id}/{id}/show` })

interface Address {
  readonly address: string
  /** Where the schema says it. */
  readonly pointer: '/$id' | '/entity/path' | '/entity/pages'
}

const readAddresses = ({ $id, entity: { path, pages = {} } = {} }: EntitySchema): readonly Address[] => {
  const own = Object.values(path === undefined ? ofId($id) : pathsOf(path))
  const second = Object.values(pages).flatMap(({ also }) => (also === undefined ? [] : [`/${also}`]))
  const pointer = path === undefined ? '/$id' : '/entity/path'
  return [
    ...own.map((address) => ({ address: compared(address), pointer }) as const),
    ...second.map((address) => ({ address: compared(address), pointer: '/entity/pages' }) as const),
  ]
}

const known = new WeakMap<EntitySchema, readonly Address[]>()

/** Read once, because each entity is compared with all others. */
const addressesOf = (schema: EntitySchema): readonly Address[] => {
  const addresses = known.get(schema) ?? readAddresses(schema)
  known.set(schema, addresses)
  return addresses
}

const has = (addresses: readonly Address[], address: string): boolean => addresses.some((one) => one.address === address)

/** Findings for addresses that another page of this or another entity has. */
const ofEntities = (schema: EntitySchema, { entities }: SchemaContext): Finding[] => {
  const others = [...entities.values()].filter(({ $id }) => $id !== schema.$id)
  const own = addressesOf(schema)
  return own.flatMap(({ address, pointer }, at) => {
    if (pointer === '/$id') return []
    const owner = others.find((other) => has(addressesOf(other), address))?.$id ?? (has(own.slice(0, at), address) ? schema.$id : undefined)
    return when(owner !== undefined, pointer, `'${address}' is an address of '${owner}'`, 'choose another one')
  })
}

/** Findings for addresses of pages without an entity. An entity's pages are always reachable below its id, too. */
const ofPages = (schema: EntitySchema, { pages }: SchemaContext): Finding[] => {
  const own = addressesOf(schema)
  const taken = pages.find(({ path }) => has(own, compared(path)))?.path
  const found = pages.find(({ to }) => Object.values(ofId(schema.$id)).includes(to))?.to
  const pointer = own.find(({ address }) => taken !== undefined && address === compared(taken))?.pointer ?? '/$id'
  return when(
    taken !== undefined || found !== undefined,
    pointer,
    `'${taken ?? found}' is the address of another page`,
    pointer === '/$id' ? 'choose another name' : 'choose another one',
  )
}

const ofOptions = ({ entity }: EntitySchema, context: SchemaContext): Finding[] =>
  Object.entries(entity?.pages ?? {}).flatMap(([kind, { roles, screen }]) => [
    ...roleFindings(roles, `/entity/pages/${kind}/roles`, context),
    ...(screen === undefined ? [] : unknownName('screen', screen, context.screens, `/entity/pages/${kind}/screen`)),
  ])

/** Findings for pages: unknown roles and screens, and addresses that are already in use. */
export const checkPaths = (schema: EntitySchema, context: SchemaContext): Finding[] => [
  ...ofOptions(schema, context),
  ...ofEntities(schema, context),
  ...ofPages(schema, context),
]
