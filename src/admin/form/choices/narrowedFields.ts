import type { Json } from '../../../model/entitySchema.ts'
import { isSame } from '../../../model/evaluate/jsonText.ts'
import { rowsIn } from '../../../model/evaluate/kinds.ts'
import { recordProperty } from '../../../model/records/recordProperty.ts'
import { referableScope } from '../../../model/referable.ts'
import type { Model, ResolvedEntity, ResolvedField, ResolvedReference } from '../../../model/resolvedEntity.ts'

type Values = Readonly<Record<string, Json>>

/** A reference whose choices depend on other fields of the form. */
export interface NarrowedField {
  readonly field: ResolvedField
  /** The field with the rows that it is in. */
  readonly rows: ResolvedField | undefined
  readonly reference: ResolvedReference
  readonly target: ResolvedEntity
  /** The fields that it depends on: of its row, and the tenant of the record. */
  readonly by: readonly ResolvedField[]
  /** The conditions on its records, for the values of the form, with those of the row. */
  readonly filter: (values: Values) => Values
}

interface Place {
  readonly model: Pick<Model, 'entities'>
  /** The field with the tenant of the record, if the user chooses it. */
  readonly tenant: ResolvedField | undefined
  readonly siblings: readonly ResolvedField[]
  readonly rows?: ResolvedField
}

const narrowedField = (field: ResolvedField, { model, tenant, siblings, rows }: Place): NarrowedField | undefined => {
  const { reference } = field
  const target = reference && model.entities[reference.entity]
  if (!target || field === tenant) return undefined
  const conditions = Object.entries(reference.filter).flatMap(([path, value]) => {
    const property = recordProperty(value)
    const by = siblings.find(({ name }) => name === property)
    return by ? [{ path, by }] : []
  })
  const owner = target.tenant && !reference.anyTenant ? tenant : undefined
  const by = [...(owner ? [owner] : []), ...conditions.map((one) => one.by)]
  if (by.length === 0) return undefined
  const filter = (values: Values) => {
    const own = owner && values[owner.name]
    return {
      ...(typeof own === 'string' && own !== '' && referableScope(reference, target, own)),
      ...Object.fromEntries(conditions.map((one) => [one.path, values[one.by.name] ?? null])),
    }
  }
  return { field, rows, reference, target, by, filter }
}

/** The references among fields of a form, and in their rows, whose choices depend on other fields. */
export const narrowedFields = (
  fields: readonly ResolvedField[],
  { entity, ...place }: Pick<Place, 'model' | 'tenant'> & { readonly entity: ResolvedEntity },
): readonly NarrowedField[] =>
  fields.flatMap((field) =>
    field.rows
      ? field.rows.flatMap((inner) => narrowedField(inner, { ...place, siblings: field.rows ?? [], rows: field }) ?? [])
      : (narrowedField(field, { ...place, siblings: entity.fields }) ?? []),
  )

export const idsIn = (value: Json | undefined): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is string => typeof id === 'string' && id !== '')

/** Ids that may stay, as on the server: those that are stored with the same values of the other fields. */
export const storedIds = ({ field, by }: NarrowedField, values: Values, stored: Values): readonly string[] =>
  by.every(({ name }) => isSame(values[name] ?? null, stored[name] ?? null)) ? idsIn(stored[field.name]) : []

/** What a field has once only `fitting` records may be chosen, of those that it has and those that were taken out of it before. */
export const fittingValue = (
  { field, reference }: NarrowedField,
  values: Values,
  out: readonly string[],
  fitting: ReadonlySet<string>,
): { readonly value: Json; readonly out: readonly string[] } => {
  const all = [...new Set([...idsIn(values[field.name]), ...out])]
  const kept = all.filter((id) => fitting.has(id))
  return { value: reference.many ? kept : (kept[0] ?? null), out: all.filter((id) => !fitting.has(id)) }
}

/** A choice in a row: its position, and what has to be asked about it. */
export interface RowChoice {
  readonly at: number
  readonly ids: readonly string[]
  readonly filter: Values
}

/** The choices in the rows, without those that may stay. */
export const rowChoices = (narrowed: NarrowedField, values: Values, stored: Values): readonly RowChoice[] => {
  const { field, rows, filter } = narrowed
  const before = new Map(rowsIn(stored[rows?.name ?? '']).map((row) => [row.id, row]))
  return rowsIn(values[rows?.name ?? '']).flatMap((row, at) => {
    const own = { ...values, ...row }
    const old = before.get(row.id ?? null)
    const kept = old ? storedIds(narrowed, own, { ...stored, ...old }) : []
    const ids = idsIn(row[field.name]).filter((id) => !kept.includes(id))
    return ids.length === 0 ? [] : [{ at, ids, filter: filter(own) }]
  })
}
