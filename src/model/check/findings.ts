import type { EntitySchema, FieldSchema } from '../entitySchema.ts'
import type { FieldType } from '../fieldType.ts'
import type { Finding } from './checkShape.ts'
import { suggest } from './nearest.ts'

/** Names that an entity's schema may refer to. */
export interface SchemaContext {
  readonly entities: ReadonlyMap<string, EntitySchema>
  readonly types: readonly FieldType[]
  /** Roles that exist; empty: any. */
  readonly roles: readonly string[]
  /** Groups of the menu that have a label; empty: any. */
  readonly menus: readonly string[]
  /** Screens that rights can deny; empty: any. */
  readonly screens: readonly string[]
  /** Addresses below `/api` of the product's own calls. */
  readonly taken: readonly string[]
  /** Pages without an entity: public address (`{id}` for any segment), and react-admin location. */
  readonly pages: readonly { readonly path: string; readonly to: string }[]
  /** Entities whose schemas could not be read; references to them are not further mistakes. */
  readonly unread: readonly string[]
}

/** Valid names of properties and entities, without `_`: `name_contains` in a filter must be unambiguous. */
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

/** A finding for a name that is none of the known ones; without any, all are allowed. @param kind `role` or `screen` */
export const unknownName = (kind: string, name: string, known: readonly string[], pointer: string): Finding[] =>
  known.length === 0 || known.includes(name) ? [] : [at(pointer, `there is no ${kind} '${name}'`, suggest(name, known))]

export const roleFindings = (roles: readonly string[] | undefined, pointer: string, context: SchemaContext): Finding[] =>
  (roles ?? []).flatMap((role, index) => unknownName('role', role, context.roles, `${pointer}/${index}`))

/** A finding where a keyword names an entity that does not exist. */
export const entityNamed = (
  name: string,
  pointer: string,
  { entities, unread }: SchemaContext,
): { readonly target: EntitySchema; readonly findings?: undefined } | { readonly target?: undefined; readonly findings: Finding[] } => {
  const target = entities.get(name)
  if (target) return { target }
  return {
    findings: unread.includes(name) ? [] : [at(pointer, `there is no entity '${name}'`, suggest(name, [...entities.keys()]))],
  }
}

/** Whether no role has access: only the server reads and writes the records. */
export const isServersOwn = ({ entity }: EntitySchema): boolean => entity?.access !== undefined && Object.keys(entity.access).length === 0

/** Whether a constant has the type of a property; `$user.…` and `$record.…` count as text. */
export const isOfKind = (value: string | number | boolean, { type, enum: options, items }: FieldSchema): boolean => {
  if (options) return options.some((option) => typeof option === typeof value)
  const kinds = [type ?? []].flat().map((one) => (one === 'integer' ? 'number' : one))
  return kinds.length === 0 || kinds.includes(typeof value) || (kinds.includes('array') && items !== undefined && isOfKind(value, items))
}

/** A finding for a constant that a property can never have. */
export const kindFindings = (value: string | number | boolean, schema: FieldSchema, pointer: string): Finding[] => {
  const known = typeof value === 'string' && value.startsWith('$') ? undefined : schema.enum
  const never = !isOfKind(value, schema) || (known !== undefined && !known.includes(value))
  return when(never, pointer, `${JSON.stringify(value)} is no value of that property`, "compare with a value of the property's own type")
}
