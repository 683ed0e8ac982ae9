import type { Operator } from '../../../model/fieldType.ts'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import type { FilterOfSome } from '../../db/repository/repository.ts'
import type { Access } from '../access/access.ts'
import type { RecordContext } from '../recordContext.ts'

/** The caller of a filter, for rights, `$me` and relative dates. */
export interface FilterCaller {
  readonly records: Pick<RecordContext, 'model' | 'access'>
  readonly subject: Subject
  /** For relative dates; absent if the filter has none. */
  readonly clocks?: FilterClocks | undefined
}

export interface FilterClocks {
  readonly today: string
  /** The moment at which a day begins. */
  readonly beginOf: (day: string) => string
}

/** The entity, or its child rows, whose fields the keys of a filter name. */
export interface FilterTarget {
  readonly entity: ResolvedEntity
  readonly access: Access
  /** The field with the child rows. */
  readonly rows?: ResolvedField
  /** Number of references from the list's entity to this one. */
  readonly hops: number
}

/** Maximum number of references in a row. */
const MAX_HOPS = 3

const MOMENTS: readonly Operator[] = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'during']

/** Fields that every record has. */
const SYSTEM: Readonly<Record<string, readonly Operator[]>> = {
  id: ['eq', 'neq', 'in', 'nin'],
  createdAt: MOMENTS,
  updatedAt: MOMENTS,
}

const ownField = ({ entity, rows }: FilterTarget, name: string): ResolvedField | undefined => {
  if (rows) return rows.rows?.find((row) => row.name === name)
  return Object.hasOwn(entity.fieldsByName, name) ? entity.fieldsByName[name] : undefined
}

const isHidden = ({ hidden }: Access, path: string) => hidden.has(path) || hidden.has(path.split('.', 1)[0] ?? '')

/** A field by its path from the target (`name`, `lines.quantity`), if the subject may read it. */
export const readableField = (target: FilterTarget, path: string): ResolvedField | undefined => {
  const [name = '', inner, ...more] = path.split('.')
  const field = ownField(target, name)
  const found = inner === undefined ? field : field?.rows?.find((row) => row.name === inner)
  return found && more.length === 0 && !isHidden(target.access, found.path) ? found : undefined
}

/** Operators that the subject may use on a path. Unknown, unreadable and unfilterable paths all have none. */
export const operatorsAt = (target: FilterTarget, path: string): readonly Operator[] => {
  const field = readableField(target, path)
  if (field) return field.filterable ? field.type.operators : []
  const isSystem = !target.rows && !ownField(target, path) && Object.hasOwn(SYSTEM, path) && !isHidden(target.access, path)
  return isSystem ? (SYSTEM[path] ?? []) : []
}

/** Whether the path holds ids of users, of which `$me` is one. */
export const namesUsers = (target: FilterTarget, path: string): boolean =>
  readableField(target, path)?.reference?.entity === 'users' || (path === 'id' && !target.rows && target.entity.id === 'users')

/** Child rows, or the records that a field refers to; undefined if the subject may not read them. */
export interface Step {
  readonly target: FilterTarget
  readonly of?: FilterOfSome['of']
}

export const stepInto = (target: FilterTarget, name: string, { records, subject }: FilterCaller): Step | undefined => {
  const field = readableField(target, name)
  if (field?.rows && !target.rows) return { target: { ...target, rows: field } }
  const entity = field?.filterable && field.reference ? records.model.entities[field.reference.entity] : undefined
  if (!entity || target.hops >= MAX_HOPS) return undefined
  const access = records.access(entity, subject)
  if (!access.allowed.has('show') && !access.allowed.has('list')) return undefined
  const of = { entity: entity.id, scope: access.readScope(subject), hidden: access.hidden }
  return { target: { entity, access, hops: target.hops + 1 }, of }
}
