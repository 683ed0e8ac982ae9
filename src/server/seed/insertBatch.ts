import type { Json } from '../../model/entitySchema.ts'
import type { Model, ResolvedEntity, ResolvedField } from '../../model/resolvedEntity.ts'
import type { Database, Transaction } from '../db/database.ts'
import type { Repository } from '../db/repository/repository.ts'
import { createAudit } from '../records/history/audit.ts'
import { isValues, type StoredRecord, type Values } from '../records/values.ts'
import { changesBetween } from '../records/write/changes.ts'
import { allFields } from '../records/write/deriveAndValidate.ts'

/** Target of seeds. */
export interface SeedTarget {
  readonly db: Database
  readonly model: Model
  readonly repository: Repository
}

/** Normalizes values like the record service; hidden values must be null in the seed. */
function normalized(fields: readonly ResolvedField[], record: Values): Values {
  const entries = fields.map((field): [string, Json] => {
    const { [field.name]: value = field.default ?? null } = record
    if (value === null) return [field.name, null]
    if (field.rows && Array.isArray(value))
      return [field.name, value.map((row: Json) => (isValues(row) ? normalized(field.rows ?? [], row) : row))]
    return [field.name, !field.type.secret && field.type.normalize ? field.type.normalize(value, field) : value]
  })
  return { ...record, ...Object.fromEntries(entries) }
}

export const seededEntity = ({ model }: SeedTarget, id: string): ResolvedEntity => {
  const entity = model.entities[id]
  if (!entity) throw new Error(`schemas/${id}.ts is missing`)
  return entity
}

export interface Batch {
  readonly entity: string
  readonly records: readonly Values[]
  readonly by?: { readonly id: string; readonly name: string }
}

/** Records without a tenant belong to the house. */
export const owned = ({ tenant }: ResolvedEntity, record: Values): Values => (tenant ? { [tenant.field]: tenant.house, ...record } : record)

/** A seed in stored form: fields that conditions hide are empty, whatever their default. */
export const storedForm = (entity: ResolvedEntity, record: Values): Values => {
  const own = owned(entity, record)
  return { ...own, ...allFields(entity, normalized(entity.fields, own)) }
}

/**
 * Inserts records in stored form; many with a statement, if the entity has no lists and child rows. Returns them as stored.
 * @param seeded child rows keep their ids
 */
export async function insertStored(
  trx: Transaction,
  { repository }: SeedTarget,
  entity: ResolvedEntity,
  records: readonly Values[],
  seeded = false,
): Promise<readonly StoredRecord[]> {
  if (entity.fields.every(({ type }) => type.storage === 'column')) return repository.insertMany(trx, entity, records)
  const stored: StoredRecord[] = []
  for (const record of records) stored.push(await repository.insert(trx, entity, record, seeded))
  return stored
}

/** Inserts a batch into its table. Adds the changes that users would have made to the audit trail, with their times. */
export async function insertBatch(trx: Transaction, target: SeedTarget, { entity: id, records, by }: Batch): Promise<void> {
  const { db, repository } = target
  const entity = seededEntity(target, id)
  const inserted = await insertStored(
    trx,
    target,
    entity,
    records.map((record) => storedForm(entity, record)),
    true,
  )
  if (!by) return
  const subject = { id: by.id, roles: [], attributes: { name: by.name } }
  for (const [at, stored] of inserted.entries()) {
    if (records[at]?.createdAt === undefined) continue
    const audit = createAudit(db, repository, () => new Date(stored.createdAt))
    const changes = changesBetween(entity, undefined, stored)
    await audit.write(trx, {
      subject,
      action: 'create',
      entity: id,
      recordId: stored.id,
      version: stored._version,
      changes,
      outcome: 'done',
    })
  }
}
