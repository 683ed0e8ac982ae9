import type { ImportRow } from '../../../model/calls/recordCalls.ts'
import { AppError } from '../../../model/errors.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Transaction } from '../../db/database.ts'
import { withSavepoint } from '../../db/withSavepoint.ts'
import type { Access } from '../access/access.ts'
import { visibleChanges } from '../history/history.ts'
import { createYielder } from '../loops/createYielder.ts'
import type { RecordContext } from '../recordContext.ts'
import { fieldValue, type StoredRecord, same, type Values } from '../values.ts'
import { type Changes, changesBetween } from '../write/changes.ts'
import { insertRecord, newId, prepareRecord } from '../write/createRecord.ts'
import { applyUpdate } from '../write/updateRecord.ts'
import { type Match, matchRows, normalizedValue } from './matchRows.ts'
import type { InputRow } from './readRows.ts'

export interface RowResult extends ImportRow {
  readonly version?: number
  readonly values: Values
}

/** Maximum number of errors listed per row. */
const MAX_ERRORS = 20

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

async function resultOf(run: DryRun, row: InputRow, match: Match, seen: Set<string>): Promise<RowResult> {
  const { entity, access } = run
  const id = 'record' in match ? match.record.id : null
  const about = { row: row.row, id, values: row.values }
  try {
    if (id !== null && seen.has(id)) throw new AppError(422, 'importDuplicateRow')
    if (id !== null) seen.add(id)
    const { before, after } = await tryConfirmed(run, row, match)
    const changes: Changes = changesBetween(entity, before, after)
    const status = before === undefined ? 'create' : after === before ? 'unchanged' : 'update'
    return { ...about, status, changes: visibleChanges(access, changes), errors: [], ...(before ? { version: before._version } : {}) }
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    return { ...about, status: 'error', changes: visibleChanges(access, given(entity, row, match)), ...refusalAt(error) }
  }
}

/**
 * Previews an import by running it in a transaction that is rolled back. So it runs every check of a write, including uniqueness within
 * the file and the entity's rules. Also returns what the user must confirm before it is written.
 */
export async function dryRun(
  context: RecordContext,
  entity: ResolvedEntity,
  subject: Subject,
  rows: readonly InputRow[],
): Promise<{ readonly results: readonly RowResult[]; readonly asks: ReadonlyMap<string, Ask> }> {
  const access = context.access(entity, subject)
  const matches = await matchRows(context, entity, rows, access, subject)
  let results: RowResult[] = []
  const asks = new Map<string, Ask>()
  try {
    await context.db.write(async (trx) => {
      results = []
      asks.clear()
      const seen = new Set<string>()
      const yieldIfDue = createYielder()
      for (const [index, row] of rows.entries()) {
        await yieldIfDue()
        results.push(await resultOf({ context, trx, entity, subject, access, asks }, row, matches[index] ?? { create: true }, seen))
      }
      throw new Rollback()
    })
  } catch (error) {
    if (!(error instanceof Rollback)) throw error
  }
  return { results, asks }
}
