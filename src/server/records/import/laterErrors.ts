import { isAllowedIn } from '../../../model/check/checkValues.ts'
import type { FieldError } from '../../../model/errors.ts'
import { recordProperty } from '../../../model/records/recordProperty.ts'
import { tenantField } from '../../../model/referable.ts'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import { applyDefaults } from '../../../model/validate/applyDefaults.ts'
import { compileValues } from '../../../model/validate/validator.ts'
import { chunksOf } from '../../../model/values/chunksOf.ts'
import type { Transaction } from '../../db/database.ts'
import type { Filter } from '../../db/repository/repository.ts'
import { type Access, scopeValues } from '../access/access.ts'
import type { RecordContext } from '../recordContext.ts'
import { fieldValue, type StoredRecord, same, type Values } from '../values.ts'
import { referenceErrors } from '../write/checkReferences.ts'
import { normalizedValue } from './matchRows.ts'
import type { Refused } from './rowErrors.ts'

/** Values per statement, and of fields that are unique together. */
const CHUNK = 200
const CHUNK_TOGETHER = 50

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
  /** Its values of the file that may be written and are not known to be wrong. */
  readonly given: Values
  /** Paths of the wrong values. */
  readonly wrong: ReadonlySet<string>
  /** Whether its tenant or the record that it changes is not known. */
  readonly partial: boolean
}

function draftOf({ context, entity, subject, access }: Trial, { row, match, errors }: Refused): Draft {
  const before = 'record' in match ? match.record : undefined
  const settable = before ? access.settable.edit : access.settable.create
  const wrong = new Set(errors.map(({ path }) => path))
  const entries = Object.entries(row.values).flatMap(([name, value]) => {
    const field = entity.fieldsByName[name]
    return field && settable.has(name) && !wrong.has(name) ? [[name, normalizedValue(field, value)] as const] : []
  })
  const given = Object.fromEntries(entries)
  const next = { ...(before ?? applyDefaults(entity, {})), ...given, ...scopeValues(access.writeScope(subject)) }
  const tenant = tenantField(context.model, entity)
  const isOfUnknownTenant = tenant !== undefined && tenant !== 'id' && fieldValue(next, tenant) === null
  return { next, before, given, wrong, partial: 'missing' in match || isOfUnknownTenant }
}

/** Errors at values of the file that are wrong in any record. */
const valueErrors = ({ entity }: Trial, { next, given, wrong }: Draft): readonly FieldError[] =>
  compileValues(entity)
    .validate({ ...next, ...given })
    .filter(({ path }) => {
      const name = path.split('.')[0] ?? ''
      return given[name] !== undefined && !wrong.has(path) && !wrong.has(name)
    })

/** Fields whose values together are unique among the records of a tenant. */
const uniqueKeys = ({ fields, fieldsByName, unique, tenant }: ResolvedEntity): readonly (readonly ResolvedField[])[] =>
  [
    ...fields.filter((field) => field.unique).map((field) => [field]),
    ...unique.map((names) => names.filter((name) => name !== tenant?.field).flatMap((name) => fieldsByName[name] ?? [])),
  ].filter((key) => key.every(({ filterable }) => filterable))

/** The text of a unique value, which is one among the records of its tenant. */
export const uniqueText = ({ tenant }: ResolvedEntity, name: string, record: Values): string =>
  JSON.stringify([tenant ? fieldValue(record, tenant.field) : null, name, fieldValue(record, name)])

/** The text of the values of a key. */
const keyText = (entity: ResolvedEntity, key: readonly ResolvedField[], record: Values): string => {
  const [field, ...others] = key
  if (field && others.length === 0) return uniqueText(entity, field.name, record)
  return JSON.stringify(key.map(({ name }) => uniqueText(entity, name, record)))
}

/** Whether the draft has new values of a key, all of them known. */
const changes =
  (key: readonly ResolvedField[]) =>
  ({ next, before, wrong, partial }: Draft): boolean =>
    !partial &&
    key.every(({ name }) => fieldValue(next, name) !== null && !wrong.has(name)) &&
    key.some(({ name }) => !same(fieldValue(next, name), fieldValue(before, name)))

/** Filters of the records that have the values of a key, in parts. */
function keyFilters(key: readonly ResolvedField[], drafts: readonly Draft[]): readonly Filter[] {
  const given = ({ next }: Draft, field: ResolvedField) => fieldValue(next, field.name)
  const allowed = drafts.filter((draft) => key.every((field) => isAllowedIn(field)(given(draft, field))))
  const [field, ...others] = key
  if (field && others.length === 0)
    return chunksOf([...new Set(allowed.map((draft) => given(draft, field)))], CHUNK).map((value) => ({
      path: field.path,
      operator: 'in',
      value,
    }))
  const sameAs = (draft: Draft): Filter => ({ all: key.map((one) => ({ path: one.path, operator: 'eq', value: given(draft, one) })) })
  return chunksOf(allowed, CHUNK_TOGETHER).map((part) => ({ any: part.map(sameAs) }))
}

/** Ids of the records with the values of a key that drafts have, by their text. */
async function holdersOf(
  { context, trx, entity }: Trial,
  key: readonly ResolvedField[],
  drafts: readonly Draft[],
): Promise<Map<string, string>> {
  const { tenant } = entity
  const among: Filter[] = tenant
    ? [{ path: tenant.field, operator: 'in', value: [...new Set(drafts.map(({ next }) => fieldValue(next, tenant.field)))] }]
    : []
  const holders = new Map<string, string>()
  for (const part of keyFilters(key, drafts)) {
    const { rows } = await context.repository.list(trx, entity, {
      ...{ filter: [...among, part], sort: { field: 'id', order: 'ASC' }, offset: 0, limit: CHUNK * 5 },
    })
    for (const record of rows) holders.set(keyText(entity, key, record), record.id)
  }
  return holders
}

/** Errors at unique values that another record, or an earlier draft of another one, has, by draft. */
async function takenValues(trial: Trial, drafts: readonly Draft[]): Promise<readonly FieldError[][]> {
  const { entity } = trial
  const found = new Map(drafts.map((draft): [Draft, FieldError[]] => [draft, []]))
  for (const key of uniqueKeys(entity)) {
    const asked = drafts.filter(changes(key))
    if (asked.length === 0) continue
    const holders = await holdersOf(trial, key, asked)
    const claims = new Map<string, Draft>()
    for (const draft of asked) {
      const text = keyText(entity, key, draft.next)
      const [holder, claim] = [holders.get(text), claims.get(text)]
      const isClaimed = claim !== undefined && (draft.before === undefined || claim.before?.id !== draft.before.id)
      const isHeld = draft.before ? holder !== undefined && holder !== draft.before.id : holder !== undefined || trial.isSeen(text)
      if (!claim) claims.set(text, draft)
      if (isHeld || isClaimed) found.get(draft)?.push(...key.map(({ name }) => uniqueError(name, key)))
    }
  }
  return [...found.values()]
}

const uniqueError = (path: string, key: readonly ResolvedField[]): FieldError => ({
  ...{ path, keyword: 'unique', params: key.length > 1 ? { fields: key.map(({ name }) => name) } : {} },
})

/** Whether an error does not depend on wrong or unknown values of its record: a reference's filter may, and references of tenants do. */
const isCertain =
  ({ context: { model }, entity }: Trial, { wrong, partial }: Draft) =>
  ({ path, keyword }: FieldError): boolean => {
    const [name = '', , inner] = path.split('.')
    const field = entity.fieldsByName[name]
    const { reference } = field?.rows?.find((column) => column.name === inner) ?? field ?? {}
    if (partial && (reference === undefined || model.entities[reference.entity]?.tenant)) return false
    const names = Object.values(reference?.filter ?? {}).flatMap((value) => recordProperty(value) ?? [])
    const isWrong = (one: string) => wrong.has(one) || (inner !== undefined && [...wrong].some((at) => at.startsWith(`${name}.`)))
    return keyword !== 'referenceFilter' || !names.some((one) => partial || isWrong(one))
  }

/**
 * Errors of refused rows that a write would meet only once the others are mended: values that are wrong in any record, references that are not allowed, and values that another record has. By
 * row; the number of statements does not grow with that of the rows.
 */
export async function laterErrors(trial: Trial, refused: readonly Refused[]): Promise<ReadonlyMap<Refused, readonly FieldError[]>> {
  const { context, trx, entity, subject } = trial
  const drafts = refused.map((one) => draftOf(trial, one))
  const references = await referenceErrors(context, trx, entity, subject, drafts)
  const taken = await takenValues(trial, drafts)
  const certain = (draft: Draft, at: number) => (references[at] ?? []).filter(isCertain(trial, draft))
  return new Map(
    refused.map((one, at) => {
      const draft = drafts[at]
      return [one, draft ? [...valueErrors(trial, draft), ...certain(draft, at), ...(taken[at] ?? [])] : []]
    }),
  )
}
