import type { Json } from '../../../model/entitySchema.ts'
import { AppError, type FieldError } from '../../../model/errors.ts'
import { recordProperty } from '../../../model/records/recordProperty.ts'
import { referableScope, tenantOfRecord } from '../../../model/referable.ts'
import type { ResolvedEntity, ResolvedReference } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Transaction } from '../../db/database.ts'
import type { Access } from '../access/access.ts'
import type { RecordContext } from '../recordContext.ts'
import { fieldValue, isValues, same, type Values } from '../values.ts'

/** A reference field of a record or row, with the ids that the write adds. */
interface Added {
  readonly path: string
  readonly reference: ResolvedReference
  readonly ids: readonly string[]
  /** The record or row that `$record.<field>` in a reference's filter reads. */
  readonly record: Values
}

const idsIn = (value: Json): string[] => (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'string')

/** Ids that the write adds. Existing ones stay without a check. */
const newIds = (value: Json, before: Json): string[] => {
  const known = new Set(idsIn(before))
  return idsIn(value).filter((id) => !known.has(id))
}

/** References that the write adds, except in fields that only the server sets: these may refer to records that the subject can't see. */
function addedReferences(entity: ResolvedEntity, record: Values, before: Values | undefined): Added[] {
  return entity.fields.flatMap((field): Added[] => {
    const [value, old] = [fieldValue(record, field.name), fieldValue(before, field.name)]
    if (value === null || same(value, old) || field.readOnly || field.name === entity.tenant?.field) return []
    if (field.reference) return [{ reference: field.reference, path: field.name, ids: newIds(value, old), record }]
    const known = new Map((Array.isArray(old) ? old : []).filter(isValues).map((row) => [row.id, row]))
    return (Array.isArray(value) ? value : []).flatMap((row: Json, index) =>
      isValues(row)
        ? (field.rows ?? []).flatMap(({ name, reference }) => {
            if (!reference) return []
            const ids = newIds(fieldValue(row, name), fieldValue(known.get(row.id ?? null), name))
            return [
              {
                reference,
                path: `${field.name}.${index}.${name}`,
                ids,
                record: { ...record, ...row, id: record.id ?? null },
              },
            ]
          })
        : [],
    )
  })
}

function filterOf({ reference, record }: Added): Record<string, Json> {
  const resolve = (value: string | number | boolean): Json => {
    const name = recordProperty(value)
    return name === undefined ? value : fieldValue(record, name)
  }
  return Object.fromEntries(Object.entries(reference.filter).map(([name, value]) => [name, resolve(value)]))
}

const mayChoose = ({ allowed }: Access) => allowed.has('list') || allowed.has('show')

/** Error of a reference: not a record that the subject may refer to, or one that the schema's filter excludes. */
type Failure = 'reference' | 'referenceFilter' | undefined

/** Ids of one entity to be looked up with the same scope and filter. */
interface Lookup {
  /** Undefined if the subject may refer to no record. */
  readonly target: ResolvedEntity | undefined
  readonly visible: Values
  readonly filter: Values
  readonly ids: Set<string>
}

interface Write {
  readonly context: RecordContext
  readonly trx: Transaction
  readonly entity: ResolvedEntity
  readonly subject: Subject
}

function lookupOf({ context, entity, subject }: Write, added: Added): Lookup {
  const target = context.model.entities[added.reference.entity]
  const access = target && context.access(target, subject)
  if (!target || !access || !mayChoose(access)) return { target: undefined, visible: {}, filter: {}, ids: new Set() }
  const referable = referableScope(added.reference, target, tenantOfRecord(context.model, entity, added.record))
  return { target, visible: { ...access.scope(subject), ...referable }, filter: filterOf(added), ids: new Set() }
}

/** Groups lookups with the same scope and filter, so that the number of statements does not grow with the number of rows. */
function lookupsOf(write: Write, all: readonly Added[]): ReadonlyMap<Added, Lookup> {
  const lookups = new Map<string, Lookup>()
  return new Map(
    all.map((added) => {
      const own = lookupOf(write, added)
      const key = JSON.stringify([own.target?.id ?? null, own.visible, own.filter])
      const lookup = lookups.get(key) ?? own
      lookups.set(key, lookup)
      for (const id of added.ids) lookup.ids.add(id)
      return [added, lookup]
    }),
  )
}

async function lookUp({ context, trx }: Write, { target, visible, filter, ids }: Lookup): Promise<(id: string) => Failure> {
  if (!target) return () => 'reference'
  const [first = '', ...others] = ids
  const within = async (scope: Values): Promise<ReadonlySet<string>> => {
    if (others.length > 0) return new Set((await context.repository.getMany(trx, target, [...ids], scope)).map(({ id }) => id))
    return (await context.repository.exists(trx, target, first, scope)) ? ids : new Set()
  }
  const fitting = await within({ ...filter, ...visible })
  const narrowed = fitting.size < ids.size && Object.keys(filter).length > 0
  const seen = narrowed ? await within(visible) : fitting
  return (id) => (fitting.has(id) ? undefined : seen.has(id) ? 'referenceFilter' : 'reference')
}

/** The most serious of several errors. */
const mostSerious = (failures: readonly Failure[]): Failure =>
  failures.find((one) => one === 'reference') ?? failures.find((one) => one !== undefined)

/** A record to be written, and as it is stored. */
export interface Referring {
  readonly next: Values
  readonly before?: Values | undefined
}

/**
 * Errors at the fields of invalid references, by record; the number of statements does not grow with that of the records. Missing records, records that
 * the subject can't see (`PRODUCT.md S3`) and those of other tenants (`S6`) give the same error; records that the schema's filter excludes give another.
 * Foreign keys alone would not do: not every engine names the field.
 */
export async function referenceErrors(
  context: RecordContext,
  trx: Transaction,
  entity: ResolvedEntity,
  subject: Subject,
  records: readonly Referring[],
): Promise<FieldError[][]> {
  const write = { context, trx, entity, subject }
  const added = records.map(({ next, before }) => addedReferences(entity, next, before).filter(({ ids }) => ids.length > 0))
  const lookups = lookupsOf(write, added.flat())
  const failures = new Map<Lookup | undefined, (id: string) => Failure>()
  for (const lookup of new Set(lookups.values())) failures.set(lookup, await lookUp(write, lookup))
  return added.map((own) =>
    own.flatMap((one): FieldError[] => {
      const failureOf = failures.get(lookups.get(one))
      const keyword = mostSerious(one.ids.map((id) => failureOf?.(id)))
      return keyword ? [{ path: one.path, keyword, params: {} }] : []
    }),
  )
}

/** Throws `AppError` 422 at the field of each invalid reference of a record. */
export async function checkReferences(
  context: RecordContext,
  trx: Transaction,
  entity: ResolvedEntity,
  subject: Subject,
  next: Values,
  before: Values | undefined,
): Promise<void> {
  const [fields = []] = await referenceErrors(context, trx, entity, subject, [{ next, before }])
  if (fields.length > 0) throw new AppError(422, 'validation', { fields })
}
