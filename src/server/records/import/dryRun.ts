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

export interface RowVerdict extends ImportRow {
  readonly version?: number
  readonly values: Values
}

/** Maximum number of errors listed per row. */
const MAX_ERRORS = 20

interface DryRun {
  readonly context: RecordContext
  readonly trx: Transaction
  readonly entity: ResolvedEntity
  readonly subject: Subject
  readonly access: Access
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

function refusalAt({ fields, code, params }: AppError): Pick<RowVerdict, 'errors' | 'moreErrors'> {
  if (fields.length === 0) return { errors: [{ path: '', keyword: code, params }] }
  const more = fields.length - MAX_ERRORS
  return { errors: fields.slice(0, MAX_ERRORS), ...(more > 0 ? { moreErrors: more } : {}) }
}

async function tryCreate({ context, trx, entity, subject, access }: DryRun, { values }: InputRow): Promise<{ after: StoredRecord }> {
  const record = prepareRecord(context, entity, access, subject, values)
  const next = { ...record, id: newId(entity, record) }
  return { after: await insertRecord(context, trx, entity, subject, next, { alsoWritten: [] }) }
}

async function tryRow(run: DryRun, row: InputRow, match: Match): Promise<{ before?: StoredRecord; after: StoredRecord }> {
  if ('missing' in match) throw new AppError(422, 'importNotFound', { params: { value: row.id ?? '' } })
  if ('create' in match) return tryCreate(run, row)
  const [current] = await run.context.repository.getMany(run.trx, run.entity, [match.record.id])
  const before = current ?? match.record
  return { before, after: await applyUpdate({ ...run, options: { version: row.version }, alsoWritten: [] }, row.values, {}, before) }
}

async function verdict(run: DryRun, row: InputRow, match: Match, seen: Set<string>): Promise<RowVerdict> {
  const { trx, entity, access } = run
  const id = 'record' in match ? match.record.id : null
  const about = { row: row.row, id, values: row.values }
  try {
    if (id !== null && seen.has(id)) throw new AppError(422, 'importDuplicateRow')
    if (id !== null) seen.add(id)
    const { before, after } = await withSavepoint(trx, () => tryRow(run, row, match))
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
 * the file and the entity's rules.
 */
export async function dryRun(
  context: RecordContext,
  entity: ResolvedEntity,
  subject: Subject,
  rows: readonly InputRow[],
): Promise<readonly RowVerdict[]> {
  const access = context.access(entity, subject)
  const matches = await matchRows(context, entity, rows, access, subject)
  let verdicts: RowVerdict[] = []
  try {
    await context.db.write(async (trx) => {
      verdicts = []
      const seen = new Set<string>()
      const yieldIfDue = createYielder()
      for (const [index, row] of rows.entries()) {
        await yieldIfDue()
        verdicts.push(await verdict({ context, trx, entity, subject, access }, row, matches[index] ?? { create: true }, seen))
      }
      throw new Rollback()
    })
  } catch (error) {
    if (!(error instanceof Rollback)) throw error
  }
  return verdicts
}
