import { isAllowedIn } from '../../../model/check/checkValues.ts'
import type { Json } from '../../../model/entitySchema.ts'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import { chunksOf } from '../../../model/values/chunksOf.ts'
import type { Filter, Values } from '../../db/repository/repository.ts'
import type { Access } from '../access/access.ts'
import type { RecordContext } from '../recordContext.ts'
import type { StoredRecord } from '../values.ts'
import type { InputRow } from './readRows.ts'

const CHUNK = 500

/** Maximum number of records per query; several tenants may use the same key. */
const MAX = 5_000

/** The stored record that a row updates; `missing`: the row's id does not exist or is not visible. */
export type Match = { readonly record: StoredRecord } | { readonly create: true } | { readonly missing: true }

async function byId(
  context: RecordContext,
  entity: ResolvedEntity,
  ids: readonly string[],
  scope: Values | undefined,
): Promise<Map<string, StoredRecord>> {
  const found = new Map<string, StoredRecord>()
  for (const part of chunksOf(ids, CHUNK)) {
    for (const record of await context.repository.getMany(context.db.read, entity, part, scope)) found.set(record.id, record)
  }
  return found
}

/** The stored form of a value. */
export const normalizedValue = (field: ResolvedField | undefined, value: Json): Json =>
  value === null || !field?.type.normalize ? value : field.type.normalize(value, field)

/** The fields that match rows without an id: the first unique field that the file has, else the first fields that are unique together. */
function keyFields(entity: ResolvedEntity, rows: readonly InputRow[], hidden: ReadonlySet<string>): readonly ResolvedField[] {
  const isThere = (field: ResolvedField) => !hidden.has(field.path) && rows.some(({ values }) => values[field.name] !== undefined)
  const single = entity.fields.find((field) => field.unique && isThere(field))
  if (single) return [single]
  const sets = entity.unique.map((names) => names.flatMap((name) => entity.fieldsByName[name] ?? []))
  return sets.find((fields) => fields.every(isThere)) ?? []
}

/** The stored values of a row's key; undefined if they are all empty. */
function keyOf(fields: readonly ResolvedField[], { id, values }: InputRow): readonly Json[] | undefined {
  const key = fields.map((field) => normalizedValue(field, values[field.name] ?? null))
  return id === undefined && key.some((value) => value !== null) ? key : undefined
}

/** Finds the records that have one of the values. A filter by a value that the field can't have is refused. */
function withOneOf(field: ResolvedField, values: readonly Json[]): Filter {
  const { path } = field
  const some = { path, operator: 'in', value: [...new Set(values)].filter(isAllowedIn(field)) } as const
  return values.includes(null) ? { any: [some, { path, operator: 'eq', value: null }] } : some
}

/** Records by the text of their key. Several tenants may use the same key. */
async function byKey(
  context: RecordContext,
  entity: ResolvedEntity,
  fields: readonly ResolvedField[],
  keys: readonly (readonly Json[])[],
  scope: Values | undefined,
): Promise<Map<string, readonly StoredRecord[]>> {
  const found: StoredRecord[] = []
  for (const part of chunksOf(keys, CHUNK)) {
    const filter = fields.map((field, at) =>
      withOneOf(
        field,
        part.map((key) => key[at] ?? null),
      ),
    )
    const selection = { filter, scope, sort: { field: 'id', order: 'ASC' as const }, limit: MAX }
    for (let offset = 0, full = true; full; offset += MAX) {
      const { rows } = await context.repository.list(context.db.read, entity, { ...selection, offset })
      found.push(...rows)
      full = rows.length === MAX
    }
  }
  return Map.groupBy(found, (record) => JSON.stringify(fields.map(({ name }) => record[name] ?? null)))
}

/** The record of a key that a row means: that of the row's tenant if it names one, else the only record. */
function keyedMatch({ tenant }: ResolvedEntity, { values }: InputRow, found: readonly StoredRecord[] = []): StoredRecord | undefined {
  const named = tenant && values[tenant.field]
  const meant = tenant && named ? found.filter((record) => record[tenant.field] === named) : found
  return meant.length === 1 ? meant[0] : undefined
}

/**
 * Finds the record of each row: by id where the row has one, else by the first unique field or fields among the records that the subject may write
 * (another firm may use the same code), else it is new.
 */
export async function matchRows(
  context: RecordContext,
  entity: ResolvedEntity,
  rows: readonly InputRow[],
  access: Access,
  subject: Subject,
): Promise<Match[]> {
  const scope = access.writeScope(subject)
  const records = await byId(context, entity, [...new Set(rows.flatMap(({ id }) => id ?? []))], scope)
  const fields = keyFields(entity, rows, access.hidden)
  const keys = new Map(
    rows
      .map((row) => keyOf(fields, row))
      .filter((key) => key !== undefined)
      .map((key) => [JSON.stringify(key), key]),
  )
  const keyed = await byKey(context, entity, fields, [...keys.values()], scope)
  return rows.map((row): Match => {
    const record = row.id === undefined ? keyedMatch(entity, row, keyed.get(JSON.stringify(keyOf(fields, row)))) : records.get(row.id)
    if (record) return { record }
    return row.id === undefined || entity.naturalId ? { create: true } : { missing: true }
  })
}
