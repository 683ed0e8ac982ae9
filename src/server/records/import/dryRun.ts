import { createHash } from 'node:crypto'
import { AppError, type FieldError } from '../../../model/errors.ts'
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
import type { RowResult } from './importPart.ts'
import { type Match, matchRows, normalizedValue } from './matchRows.ts'
import type { InputRow } from './readRows.ts'

/** Maximum number of errors listed per row. */
const MAX_ERRORS = 20

/** Records and keys that rows of a file mean, as numbers, so that those of a million rows need little memory. */
export type Seen = Set<number>

/** 52 bits, which a number holds exactly. */
const hashOf = (text: string): number => Number.parseInt(createHash('sha1').update(text).digest('hex').slice(0, 13), 16)

/** Those of earlier rows, and of the rows being tried. */
interface Sights {
  readonly before: Seen
  readonly now: Seen
}

/** Adds a text; returns whether it was there. */
function sawBefore({ before, now }: Sights, text: string): boolean {
  const hash = hashOf(text)
  const saw = before.has(hash) || now.has(hash)
  now.add(hash)
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

/** Unique values of a new row that an earlier row of the file has. */
const takenBefore = ({ entity }: DryRun, after: StoredRecord, seen: Sights): FieldError[] =>
  entity.fields
    .filter(({ name, unique }) => unique && after[name] !== null && after[name] !== undefined)
    .filter(({ name }) => sawBefore(seen, JSON.stringify([entity.tenant ? after[entity.tenant.field] : null, name, after[name] ?? null])))
    .map(({ name }) => ({ path: name, keyword: 'unique', params: {} }))

async function resultOf(run: DryRun, row: InputRow, match: Match, seen: Sights): Promise<RowResult> {
  const { entity, access } = run
  const id = 'record' in match ? match.record.id : null
  const about = { id, version: null }
  try {
    if (id !== null && sawBefore(seen, id)) throw new AppError(422, 'importDuplicateRow')
    if (row.problems && row.problems.length > 0) throw new AppError(422, 'validation', { fields: row.problems })
    const { before, after } = await tryConfirmed(run, row, match)
    const taken = before === undefined ? takenBefore(run, after, seen) : []
    if (taken.length > 0) throw new AppError(422, 'validation', { fields: taken })
    const status = before === undefined ? 'create' : after === before ? 'unchanged' : 'update'
    const changes: Changes = status === 'unchanged' ? {} : changesBetween(entity, before, after)
    return { ...about, status, version: before?._version ?? null, changes: visibleChanges(access, changes), errors: [] }
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    return { ...about, status: 'error', changes: visibleChanges(access, given(entity, row, match)), ...refusalAt(error) }
  }
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
  let results: RowResult[] = []
  let now: Seen = new Set()
  const asks = new Map<string, Ask>()
  try {
    await context.db.write(async (trx) => {
      results = []
      asks.clear()
      now = new Set()
      const yieldIfDue = createYielder()
      for (const [index, row] of rows.entries()) {
        await yieldIfDue()
        results.push(
          await resultOf({ context, trx, entity, subject, access, asks }, row, matches[index] ?? { create: true }, { before: seen, now }),
        )
      }
      throw new Rollback()
    })
  } catch (error) {
    if (!(error instanceof Rollback)) throw error
  }
  for (const hash of now) seen.add(hash)
  return { results, asks }
}
