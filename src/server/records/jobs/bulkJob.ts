import type { EntityMap } from '../../../model/entityMap.ts'
import type { Json } from '../../../model/entitySchema.ts'
import { AppError } from '../../../model/errors.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import { authorize, notFound } from '../access/denials.ts'
import { tenantActedFor } from '../access/tenantOf.ts'
import { CONCURRENCY, inParallel } from '../loops/inParallel.ts'
import { filterClocks } from '../read/filterClocks.ts'
import { parseListQuery } from '../read/listQuery.ts'
import type { RecordContext } from '../recordContext.ts'
import { isValues, type StoredRecord, type Values } from '../values.ts'
import { type BulkWrite, bulkWrites } from '../write/bulkWrites.ts'
import { confirmedIn, createRunning } from './jobs.ts'
import { createReport } from './report.ts'
import { inSteps, runJob } from './runJob.ts'

type StoredJob = EntityMap['jobs']
type Entry = EntityMap['auditEntries']

/** The action of a job and the records that it changes. */
export interface BulkRequest extends BulkWrite {
  readonly ids?: readonly string[]
  /** As in the list, not parsed. */
  readonly filter?: Json
  /** Risky operations that the user has confirmed. */
  readonly confirmed?: readonly string[]
}

interface Bulk {
  readonly context: RecordContext
  readonly entity: ResolvedEntity
  readonly subject: Subject
  readonly jobId: string
  readonly request: BulkRequest
}

/** A record to be written; `stored` is undefined if the user can't see it. */
interface Target {
  readonly id: string
  readonly stored: StoredRecord | undefined
}

/** The selection of a request's filter. Throws `AppError` 400, 403. */
async function selectionOf({ context, entity, subject, request }: Omit<Bulk, 'jobId'>) {
  const access = await authorize(context, entity, subject, 'list')
  const caller = { records: context, subject, clocks: await filterClocks(context, subject, request) }
  const { filter, search } = parseListQuery(entity, access, caller, { filter: JSON.stringify(request.filter ?? {}) })
  // Newest first: records that restrict the deletion of others are newer than these.
  const sort = { field: 'id', order: request.action === 'delete' ? 'DESC' : 'ASC' } as const
  return { filter, ...(search === undefined ? {} : { search }), sort, scope: access.scope(subject), hidden: access.hidden }
}

/** The exact number of records; lists count up to a bound only. */
async function totalOf(parts: Omit<Bulk, 'jobId'>): Promise<number> {
  const { context, entity, request } = parts
  if (request.ids) return new Set(request.ids).size
  const [all] = await context.repository.summary(context.db.read, entity, { ...(await selectionOf(parts)), fields: [] })
  return all?.count ?? 0
}

async function* targetsOf(bulk: Bulk): AsyncGenerator<Target[]> {
  const { context, entity, subject, request } = bulk
  if (request.ids) {
    const scope = context.access(entity, subject).readScope(subject)
    for (const ids of inSteps([...new Set(request.ids)])) {
      const found = new Map((await context.repository.getMany(context.db.read, entity, ids, scope)).map((record) => [record.id, record]))
      yield ids.map((id) => ({ id, stored: found.get(id) }))
    }
    return
  }
  for await (const rows of context.repository.stream(context.db.read, entity, await selectionOf(bulk)))
    for (const part of inSteps(rows)) yield part.map((stored) => ({ id: stored.id, stored }))
}

/** Action in the audit trail of the job's own writes, in contrast to those that follow from other records. */
const writtenAs = ({ action }: BulkRequest) => (action === 'update' ? 'edit' : action)

/** Audit entries of the records since the job began; ids of entries ascend with time. */
async function writesSince({ context, entity, jobId }: Bulk, ids: readonly string[]): Promise<ReadonlyMap<string | null, Entry[]>> {
  const later = [{ path: 'id', operator: 'gt', value: jobId }] as const
  const entries = context.repository.of('auditEntries')
  const found = await entries.find(context.db.read, { entity: entity.id, recordId: ids, outcome: 'done' }, { filter: later })
  return Map.groupBy(found, ({ recordId }) => recordId)
}

const isWrittenBy = ({ jobId, request }: Bulk, entries: readonly Entry[]) =>
  entries.some((entry) => entry.jobId === jobId && entry.action === writtenAs(request))

/** Whether another user or job has created the record since the job began. */
const isNewer = ({ jobId }: Bulk, entries: readonly Entry[]) => entries.some((entry) => entry.jobId !== jobId && entry.action === 'create')

/** The version at the begin of the job, or after its own writes. So later changes by others are merged, or conflict. */
function baseVersion({ jobId }: Bulk, stored: StoredRecord, entries: readonly Entry[]): number {
  const versions = (own: boolean) =>
    entries.filter((entry) => (entry.jobId === jobId) === own).flatMap(({ recordVersion }) => recordVersion ?? [])
  const others = versions(false)
  return others.length > 0 ? Math.min(...others) - 1 : Math.max(stored._version, ...versions(true))
}

/** Number of records that this job wrote before its process stopped. */
async function writtenBefore({ context, entity, jobId, request }: Bulk): Promise<number> {
  const where = { jobId, entity: entity.id, action: writtenAs(request) }
  let count = 0
  for await (const rows of context.repository.of('auditEntries').stream(context.db.read, where)) count += rows.length
  return count
}

/** Whether a refusal may be temporary: another record of the same part may have caused it. */
const isTemporary = (error: unknown) => error instanceof AppError && (error.code === 'conflict' || error.code === 'referenced')

async function run(bulk: Bulk, total: number, resumed: boolean, stopping: AbortSignal): Promise<void> {
  const { context, entity, subject, jobId, request } = bulk
  const report = createReport(context, jobId, total)
  if (resumed) report.done(await writtenBefore(bulk))
  const write = bulkWrites(context, entity).writeOf(request, subject, new Set(request.confirmed))

  async function writeOne({ id, stored }: Target, entries: readonly Entry[]): Promise<void> {
    if (!stored) throw notFound()
    await write(id, { jobId, storedVersion: baseVersion(bulk, stored, entries) })
    report.done()
  }

  async function retry(target: Target, error: unknown): Promise<void> {
    try {
      if (!isTemporary(error)) throw error
      await writeOne(target, (await writesSince(bulk, [target.id])).get(target.id) ?? [])
    } catch (failure) {
      report.refused(target.id, failure)
    }
  }

  async function writePart(part: readonly Target[]): Promise<void> {
    const since = await writesSince(
      bulk,
      part.map(({ id }) => id),
    )
    const failures: { readonly target: Target; readonly error: unknown }[] = []
    await inParallel(part, CONCURRENCY, async (target) => {
      const entries = since.get(target.id) ?? []
      if (isWrittenBy(bulk, entries) || (request.filter !== undefined && isNewer(bulk, entries))) return
      try {
        await writeOne(target, entries)
      } catch (error) {
        failures.push({ target, error })
      }
    })
    for (const { target, error } of failures) await retry(target, error)
  }

  await runJob(context, jobId, report, targetsOf(bulk), writePart, stopping)
}

/** Starts a job that writes many records. Throws `AppError` 400, 403, 409 `bulkRunning`, 422. */
export async function startBulk(
  context: RecordContext,
  entity: ResolvedEntity,
  subject: Subject,
  request: BulkRequest,
  stopping: AbortSignal,
): Promise<{ jobId: string; finished: Promise<void> }> {
  const writes = bulkWrites(context, entity)
  await authorize(context, entity, subject, writes.rightFor(request.action))
  writes.writeOf(request, subject, new Set())
  const total = await totalOf({ context, entity, subject, request })
  const { action, ids, filter, data, confirmed = [] } = request
  const plan: Values = { action, ids: ids ? [...ids] : null, filter: filter ?? null, data: data ?? null, confirmed: [...confirmed] }
  const input = { ...plan, tenant: tenantActedFor(context.model, subject) ?? null }
  const jobId = await createRunning(context, subject, { kind: 'bulk', entity: entity.id, total, input })
  return { jobId, finished: run({ context, entity, subject, jobId, request }, total, false, stopping) }
}

const textsIn = (value: Json | undefined): readonly string[] => (Array.isArray(value) ? value.map(String) : [])

/** The request of a stored job. */
function requestOf(input: Json | undefined): BulkRequest {
  const { action, ids, filter, data } = isValues(input) ? input : {}
  return {
    action: String(action),
    ...(Array.isArray(ids) ? { ids: textsIn(ids) } : { filter: filter ?? {} }),
    ...(isValues(data) ? { data } : {}),
    confirmed: confirmedIn(input),
  }
}

/** Resumes a job whose process has stopped. */
export const resumeBulk = (context: RecordContext, entity: ResolvedEntity, subject: Subject, job: StoredJob, stopping: AbortSignal) =>
  run({ context, entity, subject, jobId: job.id, request: requestOf(job.input) }, job.total ?? 0, true, stopping)
