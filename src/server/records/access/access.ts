import { ACTIONS, type Action, type Json } from '../../../model/entitySchema.ts'
import { can, ownScope, readable, readScope, writable, writeScope } from '../../../model/policy.ts'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Values } from '../values.ts'

/** Removes what is hidden from a record. The type stays that of the stored record; answers to clients are typed by `ShownMap`. */
type Present = <R extends Values>(record: R) => R

/** The access policy of one entity for one set of roles and rights, compiled once. */
export interface Access {
  readonly entity: ResolvedEntity
  readonly allowed: ReadonlySet<Action>
  /** Paths that the subject may never see, including fields of rows (`lines.price`). */
  readonly hidden: ReadonlySet<string>
  /** Names of top-level fields that the subject may set at creation, and later. */
  readonly settable: { readonly create: ReadonlySet<string>; readonly edit: ReadonlySet<string> }
  /** Paths of rows' fields that the subject may not set. */
  readonly lockedRowFields: ReadonlySet<string>
  /** Returns the record itself if nothing is hidden. */
  readonly present: Present
  /** Whether `present` returns every record unchanged. */
  readonly unrestricted: boolean
  /** Some changes of the record are hidden from the subject: it gets a version that counts only the visible ones. */
  readonly partly: boolean
  /** Field → value, or list of possible values, of the rows of the subject's tenant; undefined: all rows. For sums, choices and references. */
  readonly scope: (subject: Subject) => Values | undefined
  /** The same for rows that the subject may read, including those that another tenant shares with its own. */
  readonly readScope: (subject: Subject) => Values | undefined
  /** The same for rows that the subject may write; rows shared by others are read-only. One value per field. */
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

/** Shows one of a record's two versions as `_version` and hides the other. */
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

/** Paths that subjects with hidden fields can't filter or sort by, because they change with hidden fields too. */
const CHANGE_WITH_HIDDEN = ['_version', 'updatedAt'] as const

/** A scope without rows: no record has an empty id. */
const NO_ROW: Values = Object.freeze({ id: '' })

/** A scope that needs an attribute which the subject lacks (null) matches no row; the database would match null as a value. */
const strict = (scope: Values | undefined): Values | undefined =>
  scope !== undefined && Object.values(scope).includes(null) ? NO_ROW : scope

/** The values that the scope gives to each new record. */
export const scopeValues = (scope: Values | undefined): Values =>
  Object.fromEntries(Object.entries(scope ?? {}).filter(([name]) => name !== 'id'))

/** Whether the scope matches no row. */
export const isEmptyScope = (scope: Values | undefined): boolean => scope === NO_ROW

function compile(entity: ResolvedEntity, subject: Subject): Access {
  const all = [...entity.fields, ...rowFields(entity)]
  const unread = all.filter((field) => !readable(field, subject))
  const partly = entity.partlyHidden && unread.some(({ fixed, writeOnly }) => !fixed && !writeOnly)
  const hidden = new Set<string>([...paths(unread), ...(partly ? CHANGE_WITH_HIDDEN : [])])
  const scoped = entity.scope !== undefined || entity.readers !== undefined || entity.tenant !== undefined
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

/** Maximum number of cached policies of one entity; rights that change at run time add new ones. */
const MAX_KEPT = 200

const rightsKeys = new WeakMap<object, string>()

function rightsKey(rights: NonNullable<Subject['rights']>): string {
  const known = rightsKeys.get(rights) ?? JSON.stringify(rights)
  rightsKeys.set(rights, known)
  return known
}

const keyOf = ({ roles, rights }: Subject) => (rights && rights.length > 0 ? `${roles.join()}|${rightsKey(rights)}` : roles.join())

/** Access policies, each compiled on first use. */
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
