import { AppError } from '../../../model/errors.ts'
import { chunksOf } from '../../../model/values/chunksOf.ts'
import type { Transaction } from '../../db/database.ts'
import { withSavepoint } from '../../db/withSavepoint.ts'
import { authorize, notFound } from '../access/denials.ts'
import { runAfterCommit, type WrittenRecord } from '../afterCommit.ts'
import { advanceJob } from '../jobs/jobs.ts'
import { consecutive } from '../loops/consecutive.ts'
import { createYielder } from '../loops/createYielder.ts'
import { inParallel } from '../loops/inParallel.ts'
import type { RecordContext } from '../recordContext.ts'
import type { Values } from '../values.ts'
import { insertRecord, newId, prepareRecord } from '../write/createRecord.ts'
import { createTogether, isCreatedTogether } from '../write/createTogether.ts'
import { findWritable } from '../write/findForWrite.ts'
import { hashSecrets } from '../write/secrets.ts'
import { applyUpdate } from '../write/updateRecord.ts'
import { failingJob, type Importing, inputRows, lockRun, runState } from './importJob.ts'
import { PART, type RowError, type RowResult, refusalsOf, resultsOf, type StoredPart, sumOf } from './importPart.ts'
import { type PartSummary, partsOf } from './importParts.sql.ts'
import type { InputRow } from './readRows.ts'

/** Parts that are written at once where the engine has concurrent writers. */
const WIDTH = 4

/** Hashes of passwords that are computed at once. */
const HASHES = 4

/** Maximum number of refused rows listed in a result. */
const NAMED = 100

/** One row to be written. */
interface Planned {
  readonly index: number
  readonly row: InputRow
  readonly result: RowResult
  readonly secrets: Values
}

interface Written {
  readonly records: readonly WrittenRecord[]
  readonly refused: Readonly<Record<string, readonly RowError[]>>
}

const writable = ({ creates, updates }: Pick<PartSummary, 'creates' | 'updates'>) => creates + updates

async function plannedRows(importing: Importing, part: StoredPart): Promise<Planned[]> {
  const results = resultsOf(part)
  const indexes = results.flatMap(({ status }, index) => (status === 'create' || status === 'update' ? [index] : []))
  const rows = await inputRows(importing, part, indexes)
  const { context, entity } = importing
  return inParallel([...rows.keys()], HASHES, async (at): Promise<Planned> => {
    const [row, index = 0] = [rows[at], indexes[at]]
    const result = results[index]
    if (!row || !result) throw new Error('a part of an import has fewer rows than results')
    return { index, row, result, secrets: await hashSecrets(entity, row.values, context.hashPassword) }
  })
}

async function writeRow(importing: Importing, trx: Transaction, { row, result, secrets }: Planned): Promise<readonly WrittenRecord[]> {
  const { context, entity, subject, jobId, input } = importing
  const access = await authorize(context, entity, subject, 'import')
  const alsoWritten: WrittenRecord[] = []
  if (result.status === 'create') {
    const record = prepareRecord(context, entity, access, subject, row.values)
    const next = { ...record, ...secrets, id: newId(entity, record) }
    const stored = await insertRecord(context, trx, entity, subject, next, { jobId, alsoWritten, confirmed: new Set(input.confirmed) })
    return [...alsoWritten, { entity, record: stored, deleted: false }]
  }
  const before = await findWritable(context, trx, access, subject, result.id ?? '')
  if (!before) throw notFound()
  const options = { jobId, action: 'import', version: result.version ?? undefined } as const
  const stored = await applyUpdate({ context, trx, entity, subject, access, options, alsoWritten }, row.values, secrets, before)
  return stored === before ? alsoWritten : [...alsoWritten, { entity, record: stored, before, deleted: false }]
}

const asErrors = ({ code, fields, params }: AppError): readonly RowError[] =>
  fields.length === 0 ? [{ path: '', keyword: code, params }] : fields.slice(0, 20)

async function writeEach(importing: Importing, trx: Transaction, planned: readonly Planned[], isolating: boolean): Promise<Written> {
  const { context, jobId } = importing
  const records: WrittenRecord[] = []
  const refused: Record<string, readonly RowError[]> = {}
  const yieldIfDue = createYielder()
  for (const one of planned) {
    await yieldIfDue()
    try {
      records.push(...(await withSavepoint(trx, () => writeRow(importing, trx, one))))
    } catch (error) {
      if (!(error instanceof AppError) && !isolating) throw error
      if (!(error instanceof AppError)) context.report(error, 'a row of an import failed', { jobId, row: one.row.row })
      refused[one.index] = asErrors(error instanceof AppError ? error : new AppError(500, 'internal'))
    }
  }
  return { records, refused }
}

async function createRows(importing: Importing, trx: Transaction, planned: readonly Planned[]): Promise<Written> {
  const { context, entity, subject, jobId } = importing
  const access = await authorize(context, entity, subject, 'import')
  const creations = planned.map(({ row, secrets }) => ({ input: row.values, secrets }))
  const created = await createTogether(context, trx, entity, subject, creations, { access, audited: { jobId } })
  return {
    records: created.flatMap((one) => ('stored' in one ? { entity, record: one.stored, deleted: false } : [])),
    refused: Object.fromEntries(created.flatMap((one, at) => ('error' in one ? [[planned[at]?.index ?? at, asErrors(one.error)]] : []))),
  }
}

/**
 * Writes the rows of a part and its new state in one transaction, so that no row is written twice, whenever the process stops. `isolating`: an unexpected
 * error is reported and refuses its own row only; else it is thrown, because the database may succeed when it tries again. Nothing is written once the
 * job has ended or belongs to a newer run: an undo may have begun, and would miss it.
 */
async function writeRows(importing: Importing, id: string, planned: readonly Planned[], isolating: boolean): Promise<Written> {
  const { context, entity } = importing
  const parts = context.repository.of('importParts')
  return context.db.write(async (trx) => {
    const [part] = await parts.getLocked(trx, [id])
    if (part?.state !== 'checked') return { records: [], refused: {} }
    const together = !isolating && isCreatedTogether(context, entity)
    const records: WrittenRecord[] = []
    const refused: Record<string, readonly RowError[]> = {}
    for (const { key: isNew, items } of consecutive(planned, ({ result }) => together && result.status === 'create')) {
      const written = await (isNew ? createRows(importing, trx, items) : writeEach(importing, trx, items, isolating))
      records.push(...written.records)
      Object.assign(refused, written.refused)
    }
    const results = { rows: resultsOf(part), refused }
    await parts.update(trx, part, { state: 'written', results, refused: Object.keys(refused).length })
    if (!(await lockRun(importing, trx))) throw new Error('a newer run of the import goes on, or its job has ended')
    return { records, refused }
  })
}

/** Writes one part; returns the number of refused rows. */
async function writePart(importing: Importing, { id }: PartSummary): Promise<number> {
  const { context, entity } = importing
  const part = await context.repository.of('importParts').get(context.db.read, id)
  if (part?.state !== 'checked') return 0
  const planned = await plannedRows(importing, part)
  const { records, refused } = await writeRows(importing, id, planned, false).catch((error: unknown) => {
    context.report(error, 'a part of an import failed; its rows are tried one by one', { jobId: importing.jobId })
    return writeRows(importing, id, planned, true)
  })
  runAfterCommit(context, records)
  const failed = Object.keys(refused).length
  context.metrics.writes.inc({ entity: entity.id, action: 'import' }, planned.length - failed)
  return failed
}

/** The first refused rows, each with its code. */
async function refusedRows(context: RecordContext, jobId: string): Promise<{ readonly row: number; readonly code: string }[]> {
  const named: { readonly row: number; readonly code: string }[] = []
  for (const { id, number, refused } of await partsOf(context, jobId)) {
    if (refused === 0) continue
    const part = await context.repository.of('importParts').get(context.db.read, id)
    for (const [index, [error]] of Object.entries(part ? refusalsOf(part) : {})) {
      const code = error?.path === '' ? error.keyword : 'validation'
      if (named.length < NAMED) named.push({ row: number * PART + Number(index) + 1, code })
    }
    if (named.length >= NAMED) break
  }
  return named
}

async function writeParts(importing: Importing, stopping: AbortSignal): Promise<void> {
  const { context, jobId } = importing
  const all = await partsOf(context, jobId)
  const written = all.filter(({ state }) => state === 'written')
  let done = written.reduce((sum, part) => sum + writable(part), 0)
  let failed = written.reduce((sum, part) => sum + part.refused, 0)
  const left = all.filter((part) => part.state === 'checked' && writable(part) > 0)
  let state = await runState(importing)
  for (const parts of chunksOf(left, context.db.capabilities.concurrentWriters ? WIDTH : 1)) {
    if (state !== 'running') break
    if (stopping.aborted) return
    const refused = await inParallel(parts, WIDTH, (part) => writePart(importing, part))
    done += parts.reduce((sum, part) => sum + writable(part), 0)
    failed += refused.reduce((sum, count) => sum + count, 0)
    await advanceJob(context, jobId, { done, failed })
    state = await runState(importing)
  }
  if (!state) return
  const { errors, excluded } = sumOf(all)
  const result = { written: done - failed, refused: await refusedRows(context, jobId), leftOut: errors, excluded }
  await advanceJob(context, jobId, { done, failed, result, status: state === 'cancelling' ? 'cancelled' : 'done' })
}

/** Writes the rows that the check has accepted, part by part, and goes on after a restart. Rows whose records have changed since are refused. */
export const writeImport = (importing: Importing, stopping: AbortSignal): Promise<void> =>
  failingJob(importing, writeParts(importing, stopping))
