import type { ImportPreview } from '../../../model/calls/recordCalls.ts'
import type { Json } from '../../../model/entitySchema.ts'
import { AppError } from '../../../model/errors.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import { authorize } from '../access/denials.ts'
import { actingFor, actingForAll, tenantActedFor } from '../access/tenantOf.ts'
import { advanceJob, createJob, findJob } from '../jobs/jobs.ts'
import { inParallel } from '../loops/inParallel.ts'
import type { RecordContext } from '../recordContext.ts'
import { isValues, type Values } from '../values.ts'
import { createRecord } from '../write/createRecord.ts'
import { updateRecord } from '../write/updateRecord.ts'
import { dryRun, type RowResult } from './dryRun.ts'
import { readRows } from './readRows.ts'
import { readSheet } from './readSheet.ts'

/** Maximum number of rows in a preview. */
const SHOWN = 500

/** Concurrent writes. */
const WIDTH = 16

/** Rows between two progress events. */
const STEP = 200

/** A type, because an interface is not assignable to `Json`. */
type PlannedRow = {
  readonly row: number
  readonly id: string | null
  readonly version: number | null
  readonly values: Values
}

function previewOf(results: readonly RowResult[]): ImportPreview['preview'] {
  const wrong = results.filter(({ status }) => status === 'error').slice(0, SHOWN)
  const changed = results.filter(({ status }) => status === 'create' || status === 'update').slice(0, SHOWN - wrong.length)
  return [...wrong, ...changed].sort((a, b) => a.row - b.row).map(({ values: _values, version: _version, ...shown }) => shown)
}

/** Reads a file, previews its import and stores the plan as a job that its owner may commit. Throws `AppError` 403, 422. */
export async function previewImport(
  context: RecordContext,
  entity: ResolvedEntity,
  subject: Subject,
  file: Uint8Array,
  signal?: AbortSignal,
): Promise<ImportPreview> {
  const access = await authorize(context, entity, subject, 'import')
  const rows = readRows(entity, access, await readSheet(file, { signal }))
  const { results, asks } = await dryRun(context, entity, subject, rows)
  const count = (expected: RowResult['status']) => results.filter(({ status }) => status === expected).length
  const planned = results
    .filter(({ status }) => status === 'create' || status === 'update')
    .map(({ row, id, version, values }): PlannedRow => ({ row, id, version: version ?? null, values }))
  const input = { rows: planned, tenant: tenantActedFor(context.model, subject) ?? null, asks: Object.fromEntries(asks) }
  const jobId = await createJob(context, subject, { kind: 'import', entity: entity.id, total: planned.length, input })
  return {
    jobId,
    rows: results.length,
    creates: count('create'),
    updates: count('update'),
    unchanged: count('unchanged'),
    errors: count('error'),
    preview: previewOf(results),
  }
}

/** The subject acting for the tenant of the preview. */
const importer = (context: RecordContext, subject: Subject, input: Json | undefined): Subject => {
  const tenant = isValues(input) ? input.tenant : undefined
  return typeof tenant === 'string' ? actingFor(context.model, subject, tenant) : actingForAll(context.model, subject)
}

/** The rows that the preview stored in its job. */
const plannedRows = (input: Json | undefined): PlannedRow[] =>
  isValues(input) && Array.isArray(input.rows) ? (input.rows as PlannedRow[]) : []

/** Error code of a refused row. An unexpected error is reported and fails only its own row. */
function codeOf(context: RecordContext, error: unknown, about: Readonly<Record<string, unknown>>): string {
  if (error instanceof AppError) return error.code
  context.report(error, 'a row of an import failed', about)
  return 'internal'
}

/** Maximum number of refused rows listed in a result. */
const NAMED = 100

/** A committed import. */
interface ImportContext {
  readonly jobId: string
  /** Operations that the user has confirmed. */
  readonly confirmed: ReadonlySet<string>
}

/** Throws `AppError` 409 for the first thing that the preview asked for and the user has not confirmed. */
function requireConfirmed(input: Json | undefined, confirmed: ReadonlySet<string>): void {
  const asks = isValues(input) && isValues(input.asks) ? input.asks : {}
  for (const [confirmation, ask] of Object.entries(asks)) {
    if (confirmed.has(confirmation) || confirmed.has(confirmation.replace(/:.*/, '')) || !isValues(ask)) continue
    const { code, params, extra } = ask
    throw new AppError(409, String(code), { ...(isValues(params) && { params }), ...(isValues(extra) && { extra }) })
  }
}

async function writeRow(
  context: RecordContext,
  entity: ResolvedEntity,
  subject: Subject,
  { jobId, confirmed }: ImportContext,
  { id, version, values }: PlannedRow,
) {
  const options = { jobId, action: 'import' } as const
  if (id === null) return createRecord(context, entity, subject, values, { ...options, confirmed })
  return updateRecord(context, entity, subject, id, values, { ...options, version: version ?? undefined })
}

async function run(
  context: RecordContext,
  entity: ResolvedEntity,
  subject: Subject,
  importing: ImportContext,
  rows: readonly PlannedRow[],
): Promise<void> {
  const { jobId } = importing
  const refused: { row: number; code: string }[] = []
  let done = 0
  let cancelled = false
  for (let from = 0; from < rows.length && !cancelled; from += STEP) {
    const part = rows.slice(from, from + STEP)
    await inParallel(part, WIDTH, async (row) => {
      try {
        await writeRow(context, entity, subject, importing, row)
      } catch (error) {
        refused.push({ row: row.row, code: codeOf(context, error, { jobId, row: row.row }) })
      }
    })
    done += part.length
    cancelled = (await advanceJob(context, jobId, { done, failed: refused.length })) === 'cancelled'
  }
  const result = { written: done - refused.length, refused: refused.slice(0, NAMED) }
  await advanceJob(context, jobId, { result, ...(cancelled ? {} : { status: 'done' }) })
}

/** Starts writing the rows of a preview. Rows whose records have changed since are refused; the others are written. Throws `AppError` 403, 404, 409. */
export async function commitImport(
  context: RecordContext,
  entity: ResolvedEntity,
  subject: Subject,
  importing: ImportContext,
): Promise<{ finished: Promise<void> }> {
  const { jobId, confirmed } = importing
  await authorize(context, entity, subject, 'import')
  const job = await findJob(context, subject, jobId)
  if (job.entity !== entity.id) throw new AppError(404, 'jobNotFound')
  requireConfirmed(job.input, confirmed)
  await advanceJob(context, jobId, { status: 'running' }, ['ready'])
  const finished = run(context, entity, importer(context, subject, job.input), importing, plannedRows(job.input)).catch(
    async (error: unknown) => {
      await advanceJob(context, jobId, { status: 'failed' })
      throw error
    },
  )
  return { finished }
}
