import { AppError, type FieldError } from '../../../model/errors.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Transaction } from '../../db/database.ts'
import { withSavepoint } from '../../db/withSavepoint.ts'
import type { Access } from '../access/access.ts'
import { visibleChanges } from '../history/history.ts'
import { consecutive } from '../loops/consecutive.ts'
import { createYielder } from '../loops/createYielder.ts'
import type { RecordContext } from '../recordContext.ts'
import { Seen } from '../seen.ts'
import { fieldValue, type StoredRecord, same, type Values } from '../values.ts'
import { type Changes, changesBetween } from '../write/changes.ts'
import { insertRecord, newId, prepareRecord } from '../write/createRecord.ts'
import { createTogether, isCreatedTogether } from '../write/createTogether.ts'
import { applyUpdate } from '../write/updateRecord.ts'
import type { RowResult } from './importPart.ts'
import { type Match, matchRows, normalizedValue } from './matchRows.ts'
import type { InputRow } from './readRows.ts'

/** Maximum number of errors listed per row. */
const MAX_ERRORS = 20

/** Records and unique values of earlier rows, and those of the rows being tried. */
interface Sights {
  readonly before: readonly Seen[]
  readonly now: Seen
}

const isSeen = ({ before, now }: Sights, text: string): boolean => now.has(text) || before.some((seen) => seen.has(text))

/** Adds a text; returns whether it was there. */
function sawBefore(sights: Sights, text: string): boolean {
  const saw = isSeen(sights, text)
  sights.now.add(text)
  return saw
}

/** What an import asks the user to confirm before it is written: the parts of an `AppError` 409. */
type Ask = { readonly code: string; readonly params: Values; readonly extra: Values }

interface DryRun {
  readonly context: RecordContext
  readonly trx: Transaction
  readonly entity: ResolvedEntity
  readonly subject: Subject
  readonly access: Access
  /** By what confirms them. A row that asks is tried again as if it were confirmed. */
  readonly asks: Map<string, Ask>
}

/** Rolls the trial transaction back. */
class Rollback extends Error {}

/** Values of a refused row that differ from the stored ones. */
const given = (entity: ResolvedEntity, { values }: InputRow, match: Match): Changes => {
  const stored = 'record' in match ? match.record : undefined
  const normalized = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, normalizedValue(entity.fieldsByName[name], value)]),
  )
  return Object.fromEntries(
    Object.entries(normalized).flatMap(([name, value]) => {
      const old = fieldValue(stored, name)
      return stored !== undefined && same(old, value) ? [] : [[name, { old, new: value }]]
    }),
  )
}

function refusalAt({ fields, code, params }: AppError): Pick<RowResult, 'errors' | 'moreErrors'> {
  if (fields.length === 0) return { errors: [{ path: '', keyword: code, params }] }
  const more = fields.length - MAX_ERRORS
  return { errors: fields.slice(0, MAX_ERRORS), ...(more > 0 ? { moreErrors: more } : {}) }
}

async function tryCreate({ context, trx, entity, subject, access, asks }: DryRun, { values }: InputRow): Promise<{ after: StoredRecord }> {
  const record = prepareRecord(context, entity, access, subject, values)
  const next = { ...record, id: newId(entity, record) }
  return { after: await insertRecord(context, trx, entity, subject, next, { alsoWritten: [], confirmed: new Set(asks.keys()) }) }
}

async function tryRow(run: DryRun, row: InputRow, match: Match): Promise<{ before?: StoredRecord; after: StoredRecord }> {
  if ('missing' in match) throw new AppError(422, 'importNotFound', { params: { value: row.id ?? '' } })
  if ('create' in match) return tryCreate(run, row)
  const [current] = await run.context.repository.getMany(run.trx, run.entity, [match.record.id])
  const before = current ?? match.record
  return { before, after: await applyUpdate({ ...run, options: { version: row.version }, alsoWritten: [] }, row.values, {}, before) }
}

/** What confirms the operation that a row's refusal asks for, if it asks for one. */
const confirmationIn = (error: unknown): string | undefined =>
  error instanceof AppError && error.extra.confirmable === true ? `${error.extra.operation}:${error.extra.confirmation}` : undefined

async function tryConfirmed(run: DryRun, row: InputRow, match: Match): ReturnType<typeof tryRow> {
  try {
    return await withSavepoint(run.trx, () => tryRow(run, row, match))
  } catch (error) {
    const confirmation = confirmationIn(error)
    if (!('create' in match && error instanceof AppError) || confirmation === undefined || run.asks.has(confirmation)) throw error
    run.asks.set(confirmation, { code: error.code, params: error.params, extra: error.extra })
    return tryConfirmed(run, row, match)
  }
}

/** Unique values of a new row that an earlier row of the file has. Adds those of a row that has none such. */
function takenBefore({ entity }: DryRun, record: Values, sights: Sights): FieldError[] {
  const tenant = entity.tenant ? fieldValue(record, entity.tenant.field) : null
  const keys = entity.fields
    .filter(({ name, unique }) => unique && fieldValue(record, name) !== null)
    .map(({ name }) => ({ name, text: JSON.stringify([tenant, name, fieldValue(record, name)]) }))
  const taken = keys.filter(({ text }) => isSeen(sights, text))
  if (taken.length === 0) for (const { text } of keys) sights.now.add(text)
  return taken.map(({ name }) => ({ path: name, keyword: 'unique', params: {} }))
}

interface Tried {
  readonly row: InputRow
  readonly match: Match
}

const hasProblems = ({ problems = [] }: InputRow) => problems.length > 0

/** What a row would create is not stored: its values say it. */
const CREATION = { status: 'create', id: null, version: null, changes: {}, errors: [] } as const satisfies RowResult

/** A refusal by the schema, with the references that would be checked only after it. */
function withUnknown({ unknown = [] }: InputRow, error: AppError): AppError {
  const places = new Set(error.fields.map(({ path }) => path))
  const more = unknown.filter(({ path }) => !places.has(path))
  return places.size === 0 || more.length === 0 ? error : new AppError(422, 'validation', { fields: [...error.fields, ...more] })
}

const refusedRow = ({ entity, access }: DryRun, { row, match }: Tried, error: AppError): RowResult => ({
  ...{ status: 'error', id: 'record' in match ? match.record.id : null, version: null },
  ...{ changes: visibleChanges(access, given(entity, row, match)), ...refusalAt(withUnknown(row, error)) },
})

async function resultOf(run: DryRun, tried: Tried, sights: Sights): Promise<RowResult> {
  const { row, match } = tried
  const { entity, access } = run
  const id = 'record' in match ? match.record.id : null
  try {
    if (id !== null && sawBefore(sights, id)) throw new AppError(422, 'importDuplicateRow')
    if (hasProblems(row)) throw new AppError(422, 'validation', { fields: row.problems ?? [] })
    const { before, after } = await tryConfirmed(run, row, match)
    const taken = before === undefined ? takenBefore(run, after, sights) : []
    if (taken.length > 0) throw new AppError(422, 'validation', { fields: taken })
    if (before === undefined) return CREATION
    const changes: Changes = after === before ? {} : changesBetween(entity, before, after)
    const status = after === before ? 'unchanged' : 'update'
    return { status, id, version: before._version, changes: visibleChanges(access, changes), errors: [] }
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    return refusedRow(run, tried, error)
  }
}

/** Results of consecutive new rows, which are tried together. A row that has a value of another one is tried again where the database refuses that one. */
async function createdTogether(run: DryRun, rows: readonly Tried[], sights: Sights): Promise<RowResult[]> {
  const { context, trx, entity, subject, access } = run
  const own = { before: [...sights.before, sights.now], now: new Seen() }
  const unfit = (record: Values) => takenBefore(run, record, own)
  const inputs = rows.map(({ row }) => ({ input: row.values }))
  const created = await createTogether(context, trx, entity, subject, inputs, { access, unfit })
  for (const one of created) if ('stored' in one) takenBefore(run, one.stored, sights)
  const refusedBy = new Set(created.flatMap((one) => ('error' in one ? one.refusedBy : [])))
  const results: RowResult[] = []
  for (const [at, tried] of rows.entries()) {
    const one = created[at]
    const isAgain = one && 'error' in one && one.refusedBy === 'unfit' && refusedBy.has('database')
    if (!one || isAgain) results.push(await resultOf(run, tried, sights))
    else results.push('stored' in one ? CREATION : refusedRow(run, tried, one.error))
  }
  return results
}

async function resultsOf(run: DryRun, rows: readonly Tried[], sights: Sights): Promise<RowResult[]> {
  const together = isCreatedTogether(run.context, run.entity)
  const results: RowResult[] = []
  const yieldIfDue = createYielder()
  for (const { key: isNew, items } of consecutive(rows, ({ row, match }) => together && 'create' in match && !hasProblems(row))) {
    if (isNew) results.push(...(await createdTogether(run, items, sights)))
    else
      for (const tried of items) {
        await yieldIfDue()
        results.push(await resultOf(run, tried, sights))
      }
  }
  return results
}

/**
 * Previews rows of an import by importing them in a transaction that is rolled back. So it runs every check of a write, including uniqueness within
 * the file and the entity's rules. Also returns what the user must confirm before they are written.
 * @param seen what the rows before these mean; those of these rows are added
 */
export async function dryRun(
  context: RecordContext,
  entity: ResolvedEntity,
  subject: Subject,
  rows: readonly InputRow[],
  seen: Seen,
): Promise<{ readonly results: readonly RowResult[]; readonly asks: ReadonlyMap<string, Ask> }> {
  const access = context.access(entity, subject)
  const matches = await matchRows(context, entity, rows, access, subject)
  const tried = rows.map((row, index): Tried => ({ row, match: matches[index] ?? { create: true } }))
  let results: RowResult[] = []
  let now = new Seen()
  const asks = new Map<string, Ask>()
  try {
    await context.db.write(async (trx) => {
      asks.clear()
      now = new Seen()
      results = await resultsOf({ context, trx, entity, subject, access, asks }, tried, { before: [seen], now })
      throw new Rollback()
    })
  } catch (error) {
    if (!(error instanceof Rollback)) throw error
  }
  seen.addAll(now)
  return { results, asks }
}
