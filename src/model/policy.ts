import type { Action, Grant, Json, Role, RowScope } from './entitySchema.ts'
import type { ResolvedEntity, ResolvedField } from './resolvedEntity.ts'
import { anyOf } from './scopeNames.ts'
import type { Subject } from './subject.ts'
import type { EntityTenant } from './tenancy.ts'

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

/** The rule that decides whether a subject may take an action, in the order of evaluation. */
const DECISION_RULES = [
  'readOnly',
  'userDenied',
  'userAllowed',
  'roleDefault',
  'roleAllowed',
  'reserved',
  'roleDenied',
  'notGranted',
  'open',
] as const

/** A decision of the policy, with the deciding rule and, for rules by role, the role. */
export interface AccessDecision {
  readonly allowed: boolean
  readonly rule: (typeof DECISION_RULES)[number]
  readonly role?: Role
}

const forbiddenByKind = (entity: ResolvedEntity, action: Action): boolean =>
  entity.readOnly && (action === 'edit' || action === 'delete' || action === 'create' || action === 'import')

/** Whether some role has the action by the schema. Nobody else can get it: a right is granted only by users who hold it (`PRODUCT.md S8`). */
export const isGrantedBySchema = (entity: ResolvedEntity, action: Action): boolean =>
  !forbiddenByKind(entity, action) && Object.values(entity.access).some((grant) => grants(grant, action))

/** Whether a right at run time may grant the action to these roles; reserved actions come from the schema only (`PRODUCT.md S8`). */
export const mayBeGranted = (entity: ResolvedEntity, action: Action, roles: readonly Role[]): boolean =>
  !entity.reserved.includes(action) || roles.some((role) => grants(entity.access[role], action))

/** Decision for one role. */
function byRole(entity: ResolvedEntity, action: Action, subject: Subject, role: Role): AccessDecision {
  const byDefault = grants(entity.access[role], action)
  const added = ruled(entity.id, action, subject, 'role', 'allow', role)
  if (ruled(entity.id, action, subject, 'role', 'deny', role)) return { allowed: false, rule: 'roleDenied', role }
  if (byDefault) return { allowed: true, rule: 'roleDefault', role }
  if (!added) return { allowed: false, rule: 'notGranted', role }
  return entity.reserved.includes(action) ? { allowed: false, rule: 'reserved', role } : { allowed: true, rule: 'roleAllowed', role }
}

const strongest = (decisions: readonly AccessDecision[]): AccessDecision =>
  decisions.find(({ allowed }) => allowed) ?? decisions.find(({ rule }) => rule !== 'notGranted') ?? { allowed: false, rule: 'notGranted' }

/**
 * Whether the subject may take the action on any record, and by which rule. Roles add up; a denial for the user wins (`PRODUCT.md S2`), and a right at
 * run time can't grant a reserved action (`PRODUCT.md S8`).
 */
export function decide(entity: ResolvedEntity, action: Action, subject: Subject): AccessDecision {
  if (forbiddenByKind(entity, action)) return { allowed: false, rule: 'readOnly' }
  if (ruled(entity.id, action, subject, 'user', 'deny')) return { allowed: false, rule: 'userDenied' }
  const own = ruled(entity.id, action, subject, 'user', 'allow')
  if (own && mayBeGranted(entity, action, subject.roles)) return { allowed: true, rule: 'userAllowed' }
  const decision = strongest(subject.roles.map((role) => byRole(entity, action, subject, role)))
  return own && decision.rule === 'notGranted' ? { allowed: false, rule: 'reserved' } : decision
}

/** Whether the subject may take the action on any record (`decide` gives the reason). */
export const can = (entity: ResolvedEntity, action: Action, subject: Subject): boolean => decide(entity, action, subject).allowed

/**
 * Whether the subject may open a screen without an entity, and by which rule: yes, unless `show` was denied at run time to the user, or to
 * each of the user's roles (`PRODUCT.md S2`).
 */
export function decideVisit(screen: string, subject: Subject): AccessDecision {
  if (ruled(screen, 'show', subject, 'user', 'deny')) return { allowed: false, rule: 'userDenied' }
  if (ruled(screen, 'show', subject, 'user', 'allow')) return { allowed: true, rule: 'userAllowed' }
  const [denied] = subject.roles
  const closed = denied !== undefined && subject.roles.every((role) => ruled(screen, 'show', subject, 'role', 'deny', role))
  return closed ? { allowed: false, rule: 'roleDenied', role: denied } : { allowed: true, rule: 'open' }
}

export const mayVisit = (screen: string, subject: Subject): boolean => decideVisit(screen, subject).allowed

const holdsOne = (allowed: readonly Role[] | undefined, subject: Subject): boolean =>
  allowed === undefined || allowed.some((role) => subject.roles.includes(role))

/** Whether the subject may read the field in any way: answers, filters, sorting, search, export, history, events. */
export const readable = (field: ResolvedField, subject: Subject): boolean => !field.writeOnly && holdsOne(field.read, subject)

/** Whether the subject may set the field. Natural ids and tenants are set once, at creation. */
export const writable = (field: ResolvedField, subject: Subject, creating: boolean): boolean =>
  !field.readOnly &&
  holdsOne(field.write, subject) &&
  (field.writeOnly || holdsOne(field.read, subject)) &&
  (creating || field.fixed !== true)

const userValue = (value: string | number | boolean, subject: Subject): Json => {
  if (typeof value !== 'string' || !value.startsWith('$user.')) return value
  const name = value.slice('$user.'.length)
  return name === 'id' ? subject.id : (subject.attributes?.[name] ?? null)
}

const seesAll = ({ access }: ResolvedEntity, { roles }: Subject): boolean => roles.some((role) => access[role] === 'all')

/** Row scope as field → value; undefined for all rows. A value of null matches no row. */
const rowScope = (rows: RowScope | undefined, entity: ResolvedEntity, subject: Subject): Readonly<Record<string, Json>> | undefined => {
  if (rows === undefined || seesAll(entity, subject)) return undefined
  return Object.fromEntries(Object.entries(rows).map(([field, value]) => [field, userValue(value, subject)]))
}

/** Field → value or list of allowed values; undefined: all rows. A value of null matches no row. For fields joined by `anyOf`, one must match. */
export type Scope = Readonly<Record<string, Json>> | undefined

/** The tenant of the subject; undefined if there is no single one. */
const actingFor = ({ field }: EntityTenant, { attributes }: Subject): string | undefined => attributes?.[field]

/** A subject with the grant 'all' and without a tenant sees all tenants; other subjects without a tenant see none. */
const tenantScope = (entity: ResolvedEntity, subject: Subject, writing: boolean): Scope => {
  const { tenant } = entity
  if (tenant === undefined) return undefined
  const own = actingFor(tenant, subject)
  if (own === undefined) return seesAll(entity, subject) ? undefined : { [tenant.field]: null }
  return { [tenant.field]: writing || tenant.kind === 'own' || own === tenant.house ? own : [own, tenant.house] }
}

/** Records that name the subject in `readers`, and open ones; of shared records only the open ones of the subject's own tenant. */
const readersScope = (entity: ResolvedEntity, subject: Subject): Scope => {
  const { readers, tenant } = entity
  if (readers === undefined || seesAll(entity, subject)) return undefined
  const { users, open } = readers
  const namedOrOpen = { [anyOf([...users, open.field])]: [subject.id, open.value] }
  if (tenant?.kind !== 'shared') return namedOrOpen
  const own = actingFor(tenant, subject)
  if (own === undefined || own === tenant.house) return { [anyOf(users)]: subject.id }
  return { ...namedOrOpen, [anyOf([...users, tenant.field])]: [subject.id, own] }
}

const both = (one: Scope, other: Scope): Scope => (one || other ? { ...one, ...other } : undefined)

/** Scope of sums, choices and references: rows of the subject's tenant and, if shared, of the house. */
export const ownScope = (entity: ResolvedEntity, subject: Subject): Scope =>
  both(
    both(rowScope(entity.readScope ?? entity.scope, entity, subject), readersScope(entity, subject)),
    tenantScope(entity, subject, false),
  )

/** Scope of reading: the same, plus rows that another tenant shares with the subject's (`sharedWith`). */
export const readScope = (entity: ResolvedEntity, subject: Subject): Scope => {
  const { tenant } = entity
  const own = ownScope(entity, subject)
  if (tenant?.sharedWith === undefined || own?.[tenant.field] === undefined) return own
  const { [tenant.field]: acting, ...others } = own
  return { ...others, [anyOf([tenant.field, tenant.sharedWith])]: acting ?? null }
}

/** Scope of writing. */
export const writeScope = (entity: ResolvedEntity, subject: Subject): Scope =>
  both(rowScope(entity.scope, entity, subject), tenantScope(entity, subject, true))
