import { ACTIONS, type Action, type Json } from '../../../model/entitySchema.ts'
import { can, ownScope, readable, readScope, writable, writeScope } from '../../../model/policy.ts'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Values } from '../values.ts'

/** A record without what is hidden, though it may have all that is stored: what goes to a client is typed as it is shown (`ShownMap`). */
type Present = <R extends Values>(record: R) => R

/** The access policy of one entity for one set of roles and rights, worked out once. */
export interface Access {
  readonly entity: ResolvedEntity
  readonly allowed: ReadonlySet<Action>
  /** Paths that must not reach the subject in any way, rows' fields (`lines.price`) included. */
  readonly hidden: ReadonlySet<string>
  /** Names of top-level fields that the subject may set at creation, and later. */
  readonly settable: { readonly create: ReadonlySet<string>; readonly edit: ReadonlySet<string> }
  /** Paths of rows' fields that the subject may not set. */
  readonly lockedRowFields: ReadonlySet<string>
  /** The record itself if nothing is hidden. */
  readonly present: Present
  /** Whether `present` answers every record as it is. */
  readonly unrestricted: boolean
  /** Some changes of the record are not the subject's to know: it gets a version that moves with the others alone. */
  readonly partly: boolean
  /** Field → value that every row of the subject's tenant has, or list of values one of which it has; undefined: all rows. For sums, choices and references. */
  readonly scope: (subject: Subject) => Values | undefined
  /** The same of rows that the subject is shown: those that another tenant shares with its own are among them. */
  readonly readScope: (subject: Subject) => Values | undefined
  /** The same of rows that the subject may write: what others share is seen and left alone. One value a field. */
  readonly writeScope: (subject: Subject) => Values | undefined
}

const rowFields = (entity: ResolvedEntity) => entity.fields.flatMap((field) => field.rows ?? [])

const paths = (fields: readonly ResolvedField[]) => new Set(fields.map(({ path }) => path))

function presentRow(row: Json, hidden: readonly string[]): Json {
  if (row === null || typeof row !== 'object' || Array.isArray(row)) return row
  const copy: Record<string, Json> = { ...(row as Values) }
  for (const name of hidden) delete copy[name]
  return copy
}

function withoutFields(entity: ResolvedEntity, hidden: ReadonlySet<string>): Present {
  if (hidden.size === 0) return (record) => record
  const names = entity.fields.filter(({ path }) => hidden.has(path)).map(({ name }) => name)
  const inRows = entity.fields.flatMap((field) => {
    const rows = (field.rows ?? []).filter(({ path }) => hidden.has(path)).map(({ name }) => name)
    return rows.length === 0 || hidden.has(field.path) ? [] : [{ name: field.name, rows }]
  })
  return (record) => {
    const copy = { ...record }
    for (const name of names) Reflect.deleteProperty(copy, name)
    for (const { name, rows } of inRows) {
      const value = record[name]
      if (Array.isArray(value)) Object.assign(copy, { [name]: value.map((row: Json) => presentRow(row, rows)) })
    }
    return copy
  }
}

/** Which of a record's two versions the subject gets; the other stays hidden. */
const versioned =
  (partly: boolean): Present =>
  (record) => {
    const { _openVersion, _openUpdatedAt } = record
    const open = partly && _openVersion !== undefined && _openUpdatedAt !== undefined
    const copy = { ...record, ...(open && { _version: _openVersion, updatedAt: _openUpdatedAt }) }
    for (const name of ['_openVersion', '_openUpdatedAt']) Reflect.deleteProperty(copy, name)
    return copy
  }

function presenter(entity: ResolvedEntity, hidden: ReadonlySet<string>, partly: boolean): Present {
  const without = withoutFields(entity, hidden)
  if (!entity.partlyHidden) return without
  const version = versioned(partly)
  return (record) => version(without(record))
}

/** Paths that subjects with hidden fields can't filter or sort by: they change with what is hidden. */
const MOVING = ['_version', 'updatedAt'] as const

/** No record has an empty id: a scope that no row is in. */
const NO_ROW: Values = Object.freeze({ id: '' })

/** A scope that names what the subject does not have (null) has no rows; to the database null would be one more value. */
const strict = (scope: Values | undefined): Values | undefined =>
  scope !== undefined && Object.values(scope).includes(null) ? NO_ROW : scope

/** Whether nothing at all is in the scope. */
export const isEmptyScope = (scope: Values | undefined): boolean => scope === NO_ROW

function compile(entity: ResolvedEntity, subject: Subject): Access {
  const all = [...entity.fields, ...rowFields(entity)]
  const unread = all.filter((field) => !readable(field, subject))
  const partly = entity.partlyHidden && unread.some(({ fixed, writeOnly }) => !fixed && !writeOnly)
  const hidden = new Set<string>([...paths(unread), ...(partly ? MOVING : [])])
  const scoped = entity.scope !== undefined || entity.tenant !== undefined
  const settable = (creating: boolean) =>
    new Set(entity.fields.filter((field) => writable(field, subject, creating)).map(({ name }) => name))
  return {
    entity,
    allowed: new Set(ACTIONS.filter((action) => can(entity, action, subject))),
    hidden,
    settable: { create: settable(true), edit: settable(false) },
    lockedRowFields: paths(rowFields(entity).filter((field) => !writable(field, subject, true))),
    present: presenter(entity, hidden, partly),
    unrestricted: hidden.size === 0 && !entity.partlyHidden,
    partly,
    scope: scoped ? (caller) => strict(ownScope(entity, caller)) : () => undefined,
    readScope: scoped ? (caller) => strict(readScope(entity, caller)) : () => undefined,
    writeScope: scoped ? (caller) => strict(writeScope(entity, caller)) : () => undefined,
  }
}

/** Most sets of roles and rights of one entity that are kept; rights changed at run time would else pile up. */
const MAX_KEPT = 200

const rightsKeys = new WeakMap<object, string>()

function rightsKey(rights: NonNullable<Subject['rights']>): string {
  const known = rightsKeys.get(rights) ?? JSON.stringify(rights)
  rightsKeys.set(rights, known)
  return known
}

const keyOf = ({ roles, rights }: Subject) => (rights && rights.length > 0 ? `${roles.join()}|${rightsKey(rights)}` : roles.join())

/** Access policies, each compiled at its first use. */
export function createAccessPolicies(): (entity: ResolvedEntity, subject: Subject) => Access {
  const kept = new WeakMap<ResolvedEntity, Map<string, Access>>()
  return (entity, subject) => {
    let byKey = kept.get(entity)
    if (!byKey) {
      byKey = new Map()
      kept.set(entity, byKey)
    }
    const key = keyOf(subject)
    let access = byKey.get(key)
    if (!access) {
      if (byKey.size >= MAX_KEPT) byKey.clear()
      access = compile(entity, subject)
      byKey.set(key, access)
    }
    return access
  }
}
