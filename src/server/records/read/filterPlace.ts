import type { Operator } from '../../../model/fieldType.ts'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import type { FilterOfSome } from '../../db/repository/repository.ts'
import type { Access } from '../access/access.ts'
import type { RecordContext } from '../recordContext.ts'

/** Who asks, and what the filter's words mean for them. */
export interface Asking {
  readonly records: Pick<RecordContext, 'model' | 'access'>
  readonly subject: Subject
  /** First and last moment of relative dates; absent if the filter has none. */
  readonly clocks?: FilterClocks | undefined
}

export interface FilterClocks {
  readonly today: string
  /** The moment at which a day begins. */
  readonly beginOf: (day: string) => string
}

/** An entity or its child rows, to which the keys of a filter refer. */
export interface FilterPlace {
  readonly entity: ResolvedEntity
  readonly access: Access
  /** The field with the child rows. */
  readonly rows?: ResolvedField
  /** Number of references that led here. */
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

const ownField = ({ entity, rows }: FilterPlace, name: string): ResolvedField | undefined => {
  if (rows) return rows.rows?.find((row) => row.name === name)
  return Object.hasOwn(entity.fieldsByName, name) ? entity.fieldsByName[name] : undefined
}

const isHidden = ({ hidden }: Access, path: string) => hidden.has(path) || hidden.has(path.split('.', 1)[0] ?? '')

/** A field by its path here (`name`, `lines.quantity`), if the subject may read it. */
export const readableField = (place: FilterPlace, path: string): ResolvedField | undefined => {
  const [name = '', inner, ...more] = path.split('.')
  const field = ownField(place, name)
  const found = inner === undefined ? field : field?.rows?.find((row) => row.name === inner)
  return found && more.length === 0 && !isHidden(place.access, found.path) ? found : undefined
}

/** Operators that the subject may use on a path. Unknown, unreadable and unfilterable paths all have none. */
export const operatorsAt = (place: FilterPlace, path: string): readonly Operator[] => {
  const field = readableField(place, path)
  if (field) return field.filterable ? field.type.operators : []
  const isSystem = !place.rows && !ownField(place, path) && Object.hasOwn(SYSTEM, path) && !isHidden(place.access, path)
  return isSystem ? (SYSTEM[path] ?? []) : []
}

/** Whether the path holds ids of users, of which `$me` is one. */
export const namesUsers = (place: FilterPlace, path: string): boolean =>
  readableField(place, path)?.reference?.entity === 'users' || (path === 'id' && !place.rows && place.entity.id === 'users')

/** Child rows, or the records that a field refers to; undefined if the subject may not read them. */
export interface Step {
  readonly place: FilterPlace
  readonly of?: FilterOfSome['of']
}

export const stepInto = (place: FilterPlace, name: string, { records, subject }: Asking): Step | undefined => {
  const field = readableField(place, name)
  if (field?.rows && !place.rows) return { place: { ...place, rows: field } }
  const entity = field?.filterable && field.reference ? records.model.entities[field.reference.entity] : undefined
  if (!entity || place.hops >= MAX_HOPS) return undefined
  const access = records.access(entity, subject)
  if (!access.allowed.has('show') && !access.allowed.has('list')) return undefined
  const of = { entity: entity.id, scope: access.readScope(subject), hidden: access.hidden }
  return { place: { entity, access, hops: place.hops + 1 }, of }
}
