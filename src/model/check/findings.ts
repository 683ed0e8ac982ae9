import type { EntitySchema, FieldSchema } from '../entitySchema.ts'
import type { FieldType } from '../fieldType.ts'
import type { Finding } from './checkShape.ts'
import { suggest } from './nearest.ts'

/** What one entity may name: other entities, field types, roles in use. */
export interface Surroundings {
  readonly entities: ReadonlyMap<string, EntitySchema>
  readonly types: readonly FieldType[]
  /** Roles that exist; empty: any. */
  readonly roles: readonly string[]
}

/** What properties and entities may be called: `name_contains` in a filter must split in one way only. */
export const NAME = /^[a-z][A-Za-z0-9]*$/

export type Properties = Readonly<Record<string, FieldSchema>>

/** Properties that are schemas; `true` and `false` declare nothing. */
export const propertiesOf = (properties: FieldSchema['properties']): Properties =>
  Object.fromEntries(Object.entries(properties ?? {}).filter((entry): entry is [string, FieldSchema] => typeof entry[1] === 'object'))

export const at = (pointer: string, message: string, remedy: string): Finding => ({ pointer, message, remedy })

export const when = (wrong: boolean, pointer: string, message: string, remedy: string): Finding[] =>
  wrong ? [at(pointer, message, remedy)] : []

export const missing = (name: string, known: readonly string[], pointer: string): Finding[] =>
  known.includes(name) ? [] : [at(pointer, `there is no property '${name}'`, suggest(name, known))]

export const roleFindings = (roles: readonly string[] | undefined, pointer: string, near: Surroundings): Finding[] =>
  near.roles.length === 0
    ? []
    : (roles ?? []).flatMap((role, index) =>
        near.roles.includes(role) ? [] : [at(`${pointer}/${index}`, `there is no role '${role}'`, suggest(role, near.roles))],
      )
