import type { Action, Grant, Json, Role } from './entitySchema.ts'
import type { ResolvedEntity, ResolvedField } from './resolvedEntity.ts'
import type { Subject } from './subject.ts'

const grants = (grant: Grant | undefined, action: Action): boolean => grant === 'all' || (grant?.includes(action) ?? false)

const ruled = (
  /** Id of an entity, or name of a screen. */
  id: string,
  action: Action,
  subject: Subject,
  via: 'role' | 'user',
  effect: 'allow' | 'deny',
  role?: Role,
): boolean =>
  subject.rights?.some(
    (right) =>
      right.entity === id &&
      right.action === action &&
      right.via === via &&
      right.effect === effect &&
      (role === undefined || right.role === undefined || right.role === role),
  ) ?? false

/** One of the roles grants it, by the schema or at run time, and is not denied it. */
const grantedByRole = (entity: ResolvedEntity, action: Action, subject: Subject): boolean =>
  subject.roles.some(
    (role) =>
      (grants(entity.access[role], action) || ruled(entity.id, action, subject, 'role', 'allow', role)) &&
      !ruled(entity.id, action, subject, 'role', 'deny', role),
  )

const forbiddenByKind = (entity: ResolvedEntity, action: Action): boolean =>
  entity.readOnly && (action === 'edit' || action === 'delete' || action === 'create' || action === 'import')

/** Whether the subject may take the action at all. Roles are united; a denial for the user itself wins (`PRODUCT.md S2`). */
export const can = (entity: ResolvedEntity, action: Action, subject: Subject): boolean => {
  if (forbiddenByKind(entity, action)) return false
  if (ruled(entity.id, action, subject, 'user', 'deny')) return false
  return ruled(entity.id, action, subject, 'user', 'allow') || grantedByRole(entity, action, subject)
}

/**
 * Whether a screen that is no entity is open to the subject: to everybody, unless `show` of it was denied at run time to the user, or to each of the
 * user's roles (`PRODUCT.md S2`).
 */
export const mayVisit = (screen: string, subject: Subject): boolean => {
  if (ruled(screen, 'show', subject, 'user', 'deny')) return false
  if (subject.roles.length === 0 || ruled(screen, 'show', subject, 'user', 'allow')) return true
  return subject.roles.some((role) => !ruled(screen, 'show', subject, 'role', 'deny', role))
}

const holdsOne = (allowed: readonly Role[] | undefined, subject: Subject): boolean =>
  allowed === undefined || allowed.some((role) => subject.roles.includes(role))

/** Whether the field's values reach the subject in any way: answers, filters, sorting, search, export, history, events. */
export const readable = (field: ResolvedField, subject: Subject): boolean => !field.writeOnly && holdsOne(field.read, subject)

/** Whether the subject may set the field. Natural ids are set once, at creation. */
export const writable = (field: ResolvedField, subject: Subject, creating: boolean): boolean =>
  !field.readOnly &&
  holdsOne(field.write, subject) &&
  (field.writeOnly || holdsOne(field.read, subject)) &&
  (creating || field.name !== 'id')

const userValue = (value: string | number | boolean, subject: Subject): Json => {
  if (typeof value !== 'string' || !value.startsWith('$user.')) return value
  const name = value.slice('$user.'.length)
  return name === 'id' ? subject.id : (subject.attributes?.[name] ?? null)
}

/** Field → value that every visible row has, or undefined for all rows. A value of null matches no row. */
export const rowScope = (entity: ResolvedEntity, subject: Subject): Readonly<Record<string, Json>> | undefined => {
  if (entity.scope === undefined || subject.roles.some((role) => entity.access[role] === 'all')) return undefined
  return Object.fromEntries(Object.entries(entity.scope).map(([field, value]) => [field, userValue(value, subject)]))
}
