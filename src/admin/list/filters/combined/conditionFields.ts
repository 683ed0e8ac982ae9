import { NO_DOCUMENT } from '../../../../model/evaluate/schemaDocument.ts'
import { resolveField } from '../../../../model/resolve/resolveField.ts'
import type { Model, ResolvedEntity, ResolvedField } from '../../../../model/resolvedEntity.ts'
import { webFieldTypes } from '../../../fieldTypes.ts'

/** The records whose fields conditions name: those of an entity, or child rows of these. */
export interface ConditionPlace {
  readonly entity: ResolvedEntity
  readonly rows?: ResolvedField
}

/** A field and the id of its entity. */
export interface PlacedField {
  readonly entity: string
  readonly field: ResolvedField
}

/** What the user may see, by the policy. */
export interface Visibility {
  readonly model: Model
  readonly readable: (field: ResolvedField) => boolean
  readonly reachable: (entity: string) => boolean
}

const moment = (name: string): ResolvedField =>
  resolveField({
    name,
    path: name,
    schema: { type: 'string', format: 'date-time' },
    required: true,
    conditional: false,
    types: webFieldTypes,
    document: NO_DOCUMENT,
    hasSearchKeyword: false,
  })

/** Times that every record has. */
const MOMENTS: readonly ResolvedField[] = ['createdAt', 'updatedAt'].map(moment)

export const isMoment = (field: ResolvedField): boolean => MOMENTS.includes(field)

const fieldsOf = ({ entity, rows }: ConditionPlace): readonly ResolvedField[] =>
  rows ? (rows.rows ?? []) : [...entity.fields, ...MOMENTS.filter(({ name }) => !Object.hasOwn(entity.fieldsByName, name))]

/** Place of the child rows or referenced records of a field. */
export const placeIn = (place: ConditionPlace, name: string, { model, readable, reachable }: Visibility): ConditionPlace | undefined => {
  const field = fieldsOf(place).find((one) => one.name === name)
  if (!field || !readable(field)) return undefined
  if (field.rows) return { entity: place.entity, rows: field }
  const entity = field.filterable && field.reference ? model.entities[field.reference.entity] : undefined
  return entity && reachable(entity.id) ? { entity } : undefined
}

/** The fields on a path, from the place's own to the last: `country.name` has two. Undefined for a path that leads nowhere. */
export const fieldsOnPath = (place: ConditionPlace, path: string, seen: Visibility): readonly PlacedField[] | undefined => {
  const [name = '', ...more] = path.split('.')
  const field = fieldsOf(place).find((one) => one.name === name)
  if (!field || !seen.readable(field)) return undefined
  const own: PlacedField = { entity: place.entity.id, field }
  if (more.length === 0) return [own]
  const inner = placeIn(place, name, seen)
  const rest = inner && fieldsOnPath(inner, more.join('.'), seen)
  return rest && [own, ...rest]
}

const isFiltered = ({ filterable, type }: ResolvedField): boolean => filterable && type.operators.length > 0

/** Paths that conditions may name: own fields, child rows and what is in them, and fields of referenced records. */
export const pathsIn = (place: ConditionPlace, seen: Visibility): readonly string[] => {
  const fields = fieldsOf(place).filter(seen.readable)
  const inner = fields.flatMap((field) => {
    const target = placeIn(place, field.name, seen)
    if (!target) return []
    return fieldsOf(target)
      .filter((one) => seen.readable(one) && isFiltered(one) && !isMoment(one))
      .map(({ name }) => `${field.name}.${name}`)
  })
  return [...fields.filter((field) => field.rows || isFiltered(field)).map(({ name }) => name), ...inner]
}
