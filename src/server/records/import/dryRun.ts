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
import { fieldValue, type StoredRecord, type Values } from '../values.ts'
import { type Changes, changesBetween } from '../write/changes.ts'
import { insertRecord, newId, prepareRecord } from '../write/createRecord.ts'
import { createTogether, isCreatedTogether } from '../write/createTogether.ts'
import { applyUpdate } from '../write/updateRecord.ts'
import type { ImportInput } from './importJob.ts'
import type { RowResult } from './importPart.ts'
import { laterErrors, uniqueText } from './laterErrors.ts'
import { type Match, matchRows } from './matchRows.ts'
import type { InputRow } from './readRows.ts'
import { added, excludedRow, ownErrors, type Refused, refusedBy, refusedRow, type Tried, withoutLocked } from './rowErrors.ts'

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

/** @param own errors of the row that refuse it, whatever the write says */
async function tryConfirmed(run: DryRun, row: InputRow, match: Match, own: readonly FieldError[]): ReturnType<typeof tryRow> {
  try {
    return await withSavepoint(run.trx, async () => {
      const written = await tryRow(run, row, match)
      if (own.length > 0) throw new AppError(422, 'validation', { fields: own })
      return written
    })
  } catch (error) {
    const confirmation = confirmationIn(error)
    if (!('create' in match && error instanceof AppError) || confirmation === undefined || run.asks.has(confirmation)) throw error
    run.asks.set(confirmation, { code: error.code, params: error.params, extra: error.extra })
    return tryConfirmed(run, row, match, own)
  }
}

/** Unique values of a new row that an earlier row of the file has. Adds those of a row that has none such. */
function takenBefore({ entity }: DryRun, record: Values, sights: Sights): FieldError[] {
  const keys = entity.fields
    .filter(({ name, unique }) => unique && fieldValue(record, name) !== null)
    .map(({ name }) => ({ name, text: uniqueText(entity, name, record) }))
  const taken = keys.filter(({ text }) => isSeen(sights, text))
  if (taken.length === 0) for (const { text } of keys) sights.now.add(text)
  return taken.map(({ name }) => ({ path: name, keyword: 'unique', params: {} }))
}

const hasProblems = ({ problems = [] }: InputRow) => problems.length > 0

/** What a row would create is not stored: its values say it. */
const CREATION = { status: 'create', id: null, version: null, changes: {}, errors: [] } as const satisfies RowResult

/** @param own errors of the row that refuse it, whatever the write says */
async function refusalOf(run: DryRun, tried: Tried, error: unknown, own: readonly FieldError[]): Promise<Refused> {
  if (!(error instanceof AppError) || error.status >= 500) throw error
  const rest = withoutLocked(tried, error)
  if (!rest) return refusedBy(tried, error, own)
  const all = added(own, error.fields)
  try {
    await tryConfirmed(run, rest.row, rest.match, all)
    return { ...tried, errors: all }
  } catch (other) {
    const { errors } = await refusalOf(run, rest, other, all)
    return { ...tried, errors }
  }
}

async function resultOf(run: DryRun, tried: Tried, sights: Sights): Promise<RowResult | Refused> {
  const { row, match } = tried
  const { entity, access } = run
  const id = 'record' in match ? match.record.id : null
  const own = ownErrors(tried, id !== null && sawBefore(sights, id))
  try {
    const { before, after } = await tryConfirmed(run, row, match, own)
    const taken = before === undefined ? takenBefore(run, after, sights) : []
    if (taken.length > 0) throw new AppError(422, 'validation', { fields: taken })
    if (before === undefined) return CREATION
    const changes: Changes = after === before ? {} : changesBetween(entity, before, after)
    const status = after === before ? 'unchanged' : 'update'
    return { status, id, version: before._version, changes: visibleChanges(access, changes), errors: [] }
  } catch (error) {
    return refusalOf(run, tried, error, own)
  }
}

/** Results of consecutive new rows, which are tried together. A row that has a value of another one is tried again where the database refuses that one. */
async function createdTogether(run: DryRun, rows: readonly Tried[], sights: Sights): Promise<(RowResult | Refused)[]> {
  const { context, trx, entity, subject, access } = run
  const own = { before: [...sights.before, sights.now], now: new Seen() }
  const unfit = (record: Values) => takenBefore(run, record, own)
  const inputs = rows.map(({ row }) => ({ input: row.values }))
  const created = await createTogether(context, trx, entity, subject, inputs, { access, unfit })
  for (const one of created) if ('stored' in one) takenBefore(run, one.stored, sights)
  const refusals = new Set(created.flatMap((one) => ('error' in one ? one.refusedBy : [])))
  const results: (RowResult | Refused)[] = []
  for (const [at, tried] of rows.entries()) {
    const one = created[at]
    if (one && 'stored' in one) results.push(CREATION)
    else if (!one || (one.refusedBy === 'unfit' && refusals.has('database')) || withoutLocked(tried, one.error))
      results.push(await resultOf(run, tried, sights))
    else results.push(refusedBy(tried, one.error))
  }
  return results
}

/** The results, with the errors of refused rows that a write would meet only later. */
async function completed(run: DryRun, results: readonly (RowResult | Refused)[], sights: Sights): Promise<RowResult[]> {
  const refused = results.filter((one) => 'row' in one)
  const later = refused.length > 0 ? await laterErrors({ ...run, isSeen: (text) => isSeen(sights, text) }, refused) : undefined
  return results.map((one) => ('row' in one ? refusedRow(run.access, { ...one, errors: added(one.errors, later?.get(one) ?? []) }) : one))
}

async function resultsOf(run: DryRun, rows: readonly Tried[], sights: Sights): Promise<RowResult[]> {
  const together = isCreatedTogether(run.context, run.entity)
  const results: (RowResult | Refused)[] = []
  const yieldIfDue = createYielder()
  for (const { key: isNew, items } of consecutive(rows, ({ row, match }) => together && 'create' in match && !hasProblems(row))) {
    if (isNew) results.push(...(await createdTogether(run, items, sights)))
    else
      for (const tried of items) {
        await yieldIfDue()
        results.push(await resultOf(run, tried, sights))
      }
  }
  return completed(run, results, sights)
}

interface DryRunOptions {
  /** What the rows before these mean; those of these rows are added. */
  readonly seen: Seen
  readonly mode: ImportInput['mode']
}

/** Whether the user or the mode leaves a row out. One whose record is not found is wrong in every mode. */
const isExcluded = (mode: ImportInput['mode'], { row, match }: Tried): boolean =>
  row.leftOut === true || (mode === 'create' && 'record' in match) || (mode === 'update' && 'create' in match)

/**
 * Previews rows of an import by importing them in a transaction that is rolled back. So it runs every check of a write, including uniqueness within
 * the file and the entity's rules. Rows that are left out are excluded, whatever their values. Also returns what the user
 * must confirm before they are written.
 */
export async function dryRun(
  context: RecordContext,
  entity: ResolvedEntity,
  subject: Subject,
  rows: readonly InputRow[],
  { seen, mode }: DryRunOptions,
): Promise<{ readonly results: readonly RowResult[]; readonly asks: ReadonlyMap<string, Ask> }> {
  const access = context.access(entity, subject)
  const matches = await matchRows(context, entity, rows, access, subject)
  const all = rows.map((row, index): Tried => ({ row, match: matches[index] ?? { create: true } }))
  const tried = all.filter((one) => !isExcluded(mode, one))
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
  const found = new Map(results.map((result, index) => [tried[index], result]))
  return { results: all.map((one) => found.get(one) ?? excludedRow(access, one)), asks }
}
