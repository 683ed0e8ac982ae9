import { pathsOf } from '../entityPaths.ts'
import type { EntitySchema } from '../entitySchema.ts'
import type { Finding } from './checkShape.ts'
import { type Surroundings, when } from './findings.ts'

/** Addresses are read in any case. */
const addressesOf = ({ $id, entity }: EntitySchema): readonly string[] =>
  Object.values(entity?.path === undefined ? { list: `/${$id}` } : pathsOf(entity.path)).map((path) => path.toLowerCase())

/** An address that is taken: by a page of another entity, or by another page of the same. */
export const checkPaths = (schema: EntitySchema, { entities }: Surroundings): Finding[] => {
  if (schema.entity?.path === undefined) return []
  const others = [...entities.values()].filter(({ $id }) => $id !== schema.$id)
  const own = addressesOf(schema)
  return own.flatMap((address, at) => {
    const owner = others.find((other) => addressesOf(other).includes(address))?.$id ?? (own.indexOf(address) < at ? schema.$id : undefined)
    return when(owner !== undefined, '/entity/path', `'${address}' is an address of '${owner}'`, 'choose another one')
  })
}
