import { isAllowedIn } from '../../../model/check/checkValues.ts'
import type { FieldError } from '../../../model/errors.ts'
import { recordProperty } from '../../../model/records/recordProperty.ts'
import { tenantField } from '../../../model/referable.ts'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import { applyDefaults } from '../../../model/validate/applyDefaults.ts'
import { chunksOf } from '../../../model/values/chunksOf.ts'
import type { Transaction } from '../../db/database.ts'
import type { Filter } from '../../db/repository/repository.ts'
import { type Access, scopeValues } from '../access/access.ts'
import type { RecordContext } from '../recordContext.ts'
import { fieldValue, type StoredRecord, same, type Values } from '../values.ts'
import { referenceErrors } from '../write/checkReferences.ts'
import { normalizedValue } from './matchRows.ts'
import type { Refused } from './rowErrors.ts'

/** Values per statement. */
const CHUNK = 200

interface Trial {
  readonly context: RecordContext
  readonly trx: Transaction
  readonly entity: ResolvedEntity
  readonly subject: Subject
  readonly access: Access
  /** Whether an earlier row of the file has a unique value (`uniqueText`). */
  readonly isSeen: (text: string) => boolean
}

/** A refused row as it would be without its wrong values. */
interface Draft {
  readonly next: Values
  readonly before: StoredRecord | undefined
}

function draftOf({ entity, subject, access }: Trial, { row, match, errors }: Refused): Draft {
  const before = 'record' in match ? match.record : undefined
  const settable = before ? access.settable.edit : access.settable.create
  const wrong = new Set(errors.map(({ path }) => path))
  const given = Object.entries(row.values).flatMap(([name, value]) => {
    const field = entity.fieldsByName[name]
    return field && settable.has(name) && !wrong.has(name) ? [[name, normalizedValue(field, value)] as const] : []
  })
  return {
    next: { ...(before ?? applyDefaults(entity, {})), ...Object.fromEntries(given), ...scopeValues(access.writeScope(subject)) },
    before,
  }
}

/** The text of a unique value, which is one among the records of its tenant. */
export const uniqueText = ({ tenant }: ResolvedEntity, name: string, record: Values): string =>
  JSON.stringify([tenant ? fieldValue(record, tenant.field) : null, name, fieldValue(record, name)])

/** Ids of the records with the unique values of drafts, by these. */
async function holdersOf({ context, trx, entity }: Trial, field: ResolvedField, drafts: readonly Draft[]): Promise<Map<string, string>> {
  const { tenant } = entity
  const among: Filter[] = tenant
    ? [{ path: tenant.field, operator: 'in', value: [...new Set(drafts.map(({ next }) => fieldValue(next, tenant.field)))] }]
    : []
  const holders = new Map<string, string>()
  const values = [...new Set(drafts.map(({ next }) => fieldValue(next, field.name)))].filter(isAllowedIn(field))
  for (const part of chunksOf(values, CHUNK)) {
    const filter: Filter[] = [...among, { path: field.path, operator: 'in', value: part }]
    const { rows } = await context.repository.list(trx, entity, {
      ...{ filter, sort: { field: 'id', order: 'ASC' }, offset: 0, limit: CHUNK * 5 },
    })
    for (const record of rows) holders.set(uniqueText(entity, field.name, record), record.id)
  }
  return holders
}

/** Errors at unique values that another record has, by draft. */
async function takenValues(trial: Trial, drafts: readonly Draft[]): Promise<readonly FieldError[][]> {
  const { entity } = trial
  const found = drafts.map((): FieldError[] => [])
  const changes = ({ next, before }: Draft, { name }: ResolvedField) =>
    fieldValue(next, name) !== null && !same(fieldValue(next, name), fieldValue(before, name))
  for (const field of entity.fields.filter(({ unique, filterable }) => unique && filterable)) {
    const asked = drafts.filter((draft) => changes(draft, field))
    const holders = asked.length > 0 ? await holdersOf(trial, field, asked) : new Map<string, string>()
    for (const [at, draft] of drafts.entries()) {
      if (!changes(draft, field)) continue
      const text = uniqueText(entity, field.name, draft.next)
      const holder = holders.get(text)
      const isTaken = draft.before ? holder !== undefined && holder !== draft.before.id : holder !== undefined || trial.isSeen(text)
      if (isTaken) found[at]?.push({ path: field.name, keyword: 'unique', params: {} })
    }
  }
  return found
}

/** Whether an error does not depend on other values of its record, which may be wrong: a reference's filter may. */
const isCertain =
  ({ fieldsByName }: ResolvedEntity) =>
  ({ path, keyword }: FieldError): boolean => {
    const [name = '', , inner] = path.split('.')
    const field = fieldsByName[name]
    const { reference } = field?.rows?.find((column) => column.name === inner) ?? field ?? {}
    return keyword !== 'referenceFilter' || !Object.values(reference?.filter ?? {}).some((value) => recordProperty(value) !== undefined)
  }

/**
 * Errors of refused rows that a write would meet only once the others are mended: references that are not allowed, and values that another record has. By
 * row; the number of statements does not grow with that of the rows.
 */
export async function laterErrors(trial: Trial, refused: readonly Refused[]): Promise<ReadonlyMap<Refused, readonly FieldError[]>> {
  const { context, trx, entity, subject } = trial
  const tenant = tenantField(context.model, entity)
  const isOfUnknownTenant = ({ next }: Draft) => tenant !== undefined && tenant !== 'id' && fieldValue(next, tenant) === null
  const checked = refused
    .filter(({ match }) => !('missing' in match))
    .map((one) => ({ one, draft: draftOf(trial, one) }))
    .filter(({ draft }) => !isOfUnknownTenant(draft))
  const drafts = checked.map(({ draft }) => draft)
  const references = await referenceErrors(context, trx, entity, subject, drafts)
  const taken = await takenValues(trial, drafts)
  return new Map(checked.map(({ one }, at) => [one, [...(references[at] ?? []).filter(isCertain(entity)), ...(taken[at] ?? [])]]))
}
